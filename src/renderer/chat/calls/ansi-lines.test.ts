import { countSteps } from '@shared/testing/steps';
import { describe, expect, it } from 'vitest';
import { ansiLines } from './ansi-lines';

const texts = (text: string, count = 100) =>
  ansiLines(text, count).map((line) => line.map((span) => span.text).join(''));

describe('ansiLines', () => {
  it('keeps the last lines, and no empty one after the last line break', () => {
    expect(texts('a\r\nb\nc\n', 2)).toEqual(['b', 'c']);
    expect(texts('a\n\nb')).toEqual(['a', '', 'b']);
    expect(texts('')).toEqual([]);
  });

  it('shows what a progress bar came to', () => {
    expect(texts('10 %\r 50 %\r100 %\n')).toEqual(['100 %']);
    expect(texts('working…\r\x1b[Kdone\n')).toEqual(['done']);
    expect(texts('abc\b\bX\n')).toEqual(['aXc']);
    expect(texts('wrong\x1b[2K\x1b[1Gright')).toEqual(['right']);
  });

  it('carries colours and weight', () => {
    const plain = { color: null, bold: false, dim: false };
    expect(ansiLines('\x1b[1;31mbad\x1b[22m red\x1b[0m plain \x1b[92mgood\x1b[39m\x1b[2m dim', 1)).toEqual([
      [
        { ...plain, color: 1, bold: true, text: 'bad' },
        { ...plain, color: 1, text: ' red' },
        { ...plain, text: ' plain ' },
        { ...plain, color: 10, text: 'good' },
        { ...plain, dim: true, text: ' dim' },
      ],
    ]);
  });

  it('reads the long forms of a colour without taking their numbers for others', () => {
    const colors = (text: string) => ansiLines(text, 1)[0]?.map(({ color }) => color);
    expect(colors('\x1b[38;5;2mx')).toEqual([2]);
    expect(colors('\x1b[38;5;200mx')).toEqual([null]);
    expect(colors('\x1b[38;2;31;32;33mx')).toEqual([null]);
    expect(colors('\x1b[31m\x1b[48;5;4mx')).toEqual([1]);
  });

  it('leaves out whatever else a terminal is told', () => {
    expect(texts('\x1b]0;title\x07a\x1b]52;c;ZXZpbA==\x1b\\b\x1b[?25lc\x1b(Bd\x1b[3;4He\x07')).toEqual([
      'abcde',
    ]);
    expect(texts('a\x1b]0;never ended')).toEqual(['a']);
  });

  it('reads a long line without a break in steps that grow as the line does', async () => {
    const { module, stepsOf } = await countSteps(() => import('./ansi-lines'));
    const read = (length: number) =>
      stepsOf(() => expect(module.ansiLines('x'.repeat(length), 100)).toHaveLength(1));
    expect(await read(200_000)).toBeLessThan(2.5 * (await read(100_000)));
  });
});
