import { describe, expect, it } from 'vitest';
import { createSettledLines } from './settled-lines';

function settled(text: string, size = text.length || 1): string {
  const lines = createSettledLines();
  let all = '';
  for (let at = 0; at < text.length; at += size) all += lines.push(text.slice(at, at + size));
  return all + lines.end();
}

describe('a line as it stands at its end', () => {
  it.each([
    ['10%\r20%\r100%\ndone\n', '100%\ndone\n'],
    ['a long state\rshort\n', 'shortg state\n'],
    ['a long state\r\u001b[Kshort\n', 'short\n'],
    ['a long state\u001b[2K\rshort\n', 'short\n'],
    ['abc\b\bX\n', 'aXc\n'],
    ['abc\u001b[2DX\n', 'aXc\n'],
    ['abc\u001b[1GX\n', 'Xbc\n'],
    ['a\u001b[3Cb\n', 'a   b\n'],
    ['one\r\ntwo\r\n', 'one\ntwo\n'],
    ['\u001b[1;31mred\u001b[0m and \u001b]0;title\u0007plain\n', 'red and plain\n'],
    ['no end', 'no end'],
    ['gone\r\u001b[K', ''],
    ['  kept blanks  \n', '  kept blanks  \n'],
    ['\n\r\n  \n \t\r\na\n', '\n\n\n\na\n'],
    ['a\n \u2028 \n\u2028b\n', 'a\n\n\u2028b\n'],
    ['a\nb\r\r\nc\r\nd\r\n10%\r20%\r\ne', 'a\nb\nc\nd\n20%\ne'],
    ['a\0b\n', 'a\ufffdb\n'],
  ])('%j is %j', (text, expected) => {
    expect(settled(text)).toBe(expected);
    for (const size of [1, 2, 3, 7]) expect(settled(text, size)).toBe(expected);
  });

  it('stays bounded, however long it is and however often it is drawn', () => {
    const lines = createSettledLines();
    let given = '';
    for (let time = 0; time < 300; time += 1) given += lines.push('x'.repeat(1_000));
    expect(lines.pending().length).toBeLessThanOrEqual(100_000);
    expect((given + lines.end()).length).toBe(300_000);
    const bar = Array.from({ length: 2_000 }, (_, at) => `\r${'#'.repeat(at % 40)} ${at} of 2000`).join('');
    expect(settled(`${bar}\r\u001b[Kdone\n`)).toBe('done\n');
  });

  it('does not wait for ever for the end of a code that is none', () => {
    expect(settled(`\u001b]0;${'x'.repeat(5000)}\n`).length).toBeGreaterThan(4000);
  });
});
