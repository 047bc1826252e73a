import '../../parts/settings-texts';
import type { SettingRow } from '@shared/setting-rows/setting-row';
import { speak } from '@shared/texts/speak';
import { afterEach, expect, it } from 'vitest';
import '../../base.css';
import { defaultOfRow } from './row-words';

afterEach(async () => {
  document.documentElement.lang = 'en';
  await speak('en');
});

it('lists what a setting is by default as the language does', async () => {
  const row: SettingRow = { key: 'k', control: { kind: 'list' }, fallback: ['a', 'b'], fault: null };
  expect(defaultOfRow(row)).toContain('a, b');
  await speak('zh-Hans');
  expect(defaultOfRow(row)).toContain('a、b');
});

it('breaks lines of Chinese before no sign that closes', () => {
  document.documentElement.lang = 'zh-Hans';
  expect(getComputedStyle(document.body).lineBreak).toBe('strict');
  document.documentElement.lang = 'de';
  expect(getComputedStyle(document.body).lineBreak).toBe('auto');
});
