import { describe, expect, it } from 'vitest';
import { withoutUnseenLines } from './unseen-lines';

function lines(count: number, line: (index: number) => string = String): string {
  return Array.from({ length: count }, (_, index) => `${line(index)}\r\n`).join('');
}

describe('withoutUnseenLines', () => {
  it('keeps the beginning and the last lines of a flood', () => {
    const flood = lines(100_000);
    const kept = withoutUnseenLines(flood, 1000, '\r\n');
    const last = lines(1000, (index) => String(99_000 + index));
    expect(kept.slice(-last.length)).toBe(last);
    expect(kept.slice(0, 4096)).toBe(flood.slice(0, 4096));
    expect(kept.length).toBeLessThan(4096 + last.length + '12345\r\n'.length);
  });

  it('cuts between whole lines only', () => {
    const kept = withoutUnseenLines(`${lines(50_000, () => 'a line')}the rest`, 100, '\r\n');
    expect(new Set(kept.split('\r\n'))).toEqual(new Set(['a line', 'the rest']));
  });

  it('leaves alone what could be seen', () => {
    const few = lines(1000, () => 'a line');
    expect(withoutUnseenLines(few, 1000, '\r\n')).toBe(few);
    const long = 'x'.repeat(1_000_000);
    expect(withoutUnseenLines(long, 10, '\r\n')).toBe(long);
  });

  it('keeps whatever is not plain text, and all before it', () => {
    const title = '\u001b]0;a title\u0007';
    const text = lines(20_000) + title + lines(20_000);
    const kept = withoutUnseenLines(text, 100, '\r\n');
    expect(kept.startsWith(lines(20_000) + title)).toBe(true);
    expect(kept.length).toBeLessThan(text.length);
    for (const control of ['\u0007', '\b', '\u009b', '\u007f', '\f'])
      expect(withoutUnseenLines(`${lines(20_000)}${control}\r\n${lines(100)}`, 100, '\r\n')).toContain(
        control,
      );
  });

  it('takes bare line feeds for line breaks only where they lead back to the left', () => {
    const stairs = 'step\n'.repeat(50_000);
    expect(withoutUnseenLines(stairs, 10, '\r\n')).toBe(stairs);
    expect(withoutUnseenLines(stairs, 10, '\n').length).toBeLessThan(5000);
  });
});
