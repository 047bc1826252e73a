import { describe, expect, it } from 'vitest';
import { emptyTerminal, reduceTerminal, replayLimit, replayText, type TerminalState } from './terminal';

function afterPrinting(...texts: readonly string[]): TerminalState {
  return texts.reduce((state, text) => reduceTerminal(state, { type: 'output', text }), emptyTerminal);
}

const enter = '\u001b[?1049h\u001b[?1002h';
const long = 'x'.repeat(1000);

describe('a terminal’s replay', () => {
  it('is all that was printed while that is not much', () => {
    expect(replayText(afterPrinting('a', 'b\r\n', enter))).toBe(`ab\r\n${enter}`);
  });

  it('is bounded, also in memory, and in the pieces it is kept in', () => {
    const state = afterPrinting(...Array.from({ length: 1000 }, () => long));
    expect(replayText(state)).toBe('x'.repeat(replayLimit));
    expect(state.replay.length).toBeLessThan(30);
    expect(state.replay.join('').length).toBeLessThan(1.2 * replayLimit);
    expect(replayText(afterPrinting(`${'y'.repeat(500_000)}z`))).toBe(`${'y'.repeat(replayLimit - 1)}z`);
  });

  it('switches on what was switched on before it begins, however that came', () => {
    const lines = Array.from({ length: 300 }, () => long);
    for (const first of [[enter], [...enter], [`${enter}${long.repeat(300)}`]])
      expect(replayText(afterPrinting(...first, ...lines))).toBe(enter + 'x'.repeat(replayLimit));
    expect(replayText(afterPrinting(enter, ...lines, '\u001b[?1049l', ...lines))).toBe(
      `\u001b[?1049l\u001b[?1002h${'x'.repeat(replayLimit)}`,
    );
  });

  it('begins with a whole line or sequence', () => {
    const end = 'y'.repeat(replayLimit - enter.length + 3);
    expect(replayText(afterPrinting('x', enter, end))).toBe(enter + end);
    const line = `${'z'.repeat(500)}\r\n`;
    const lines = line.repeat(500);
    expect(replayText(afterPrinting(lines))).toBe(line.repeat(Math.floor(replayLimit / line.length)));
  });
});
