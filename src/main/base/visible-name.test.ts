import { expect, it } from 'vitest';
import { shownPath, visibleName } from './visible-name';

it.each([
  ['plain name.ts', 'plain name.ts'],
  ['漢字 Grüße 😀', '漢字 Grüße 😀'],
  ['a\nb\tc\u001b[2J', 'a\\u{a}b\\u{9}c\\u{1b}[2J'],
  ['photo\u202egnp.exe', 'photo\\u{202e}gnp.exe'],
  ['a\u200bb\u2066c\ufeff', 'a\\u{200b}b\\u{2066}c\\u{feff}'],
  ['a\u00adb\u061cc\u2028d\u{e0041}', 'a\\u{ad}b\\u{61c}c\\u{2028}d\\u{e0041}'],
])('%j is shown as %j', (name, shown) => {
  expect(visibleName(name)).toBe(shown);
});

it('shows a path whole that a system would take, and the ends of a longer one', () => {
  expect(shownPath('a'.repeat(4_096))).toBe('a'.repeat(4_096));
  expect(shownPath(`start${'/😀'.repeat(1_000_000)}/end`)).toMatch(
    /^start\/.{1300,1400}\[… 2995913 characters left out …\].{1300,1400}\/end$/u,
  );
});
