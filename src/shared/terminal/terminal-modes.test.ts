import { describe, expect, it } from 'vitest';
import { modesAfter, modeText } from './terminal-modes';

const vim = '\u001b[?1049h\u001b[?1h\u001b=\u001b[?2004h\u001b[?12;25h';

describe('modesAfter', () => {
  it('knows what was switched on and off last', () => {
    const modes = modesAfter({}, `${vim}text\u001b[?25l`);
    expect(modes).toEqual({ 1: true, 25: false, 1049: true, 2004: true });
    expect(modesAfter(modes, '\u001b[?1049l\u001b[?2004l')).toEqual({
      1: true,
      25: false,
      1049: false,
      2004: false,
    });
  });

  it('leaves plain text and other sequences alone', () => {
    const modes = { 1049: true };
    expect(modesAfter(modes, 'text')).toBe(modes);
    expect(modesAfter(modes, '\u001b[31mred\u001b[4h\u001b[?2026h')).toEqual(modes);
  });

  it('forgets everything at a reset', () => {
    expect(modesAfter({}, `${vim}\u001bc`)).toEqual({});
    expect(modesAfter({}, `${vim}\u001b[!p\u001b[?25h`)).toEqual({ 25: true });
  });

  it('counts a sequence where it begins', () => {
    const [first, second] = ['text\u001b[?10', '49h'];
    expect(modesAfter({}, first + second, first.length)).toEqual({ 1049: true });
    expect(modesAfter({}, `text${vim}`, 4)).toEqual({});
  });
});

describe('modeText', () => {
  it('switches to the same modes, the alternate screen first', () => {
    const modes = modesAfter({}, vim);
    expect(modeText(modes)).toBe('\u001b[?1049h\u001b[?1h\u001b[?25h\u001b[?2004h');
    expect(modesAfter({}, modeText(modes))).toEqual(modes);
  });
});
