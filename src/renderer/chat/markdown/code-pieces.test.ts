import { describe, expect, it } from 'vitest';
import { codePieces, fencedCode } from './code-pieces';

const line = `${'x'.repeat(99)}\n`;

describe('fencedCode', () => {
  it.each([
    ['```ts\na\n\nb\n```\n\n', false, 'ts', 'a\n\nb'],
    ['~~~~ js twice\na\n~~~~', false, 'js', 'a'],
    ['```\na\nb', true, '', 'a\nb'],
    ['```ts\na\n', true, 'ts', 'a'],
    ['```ts', true, 'ts', ''],
    ['```ts\r\na\r\nb', true, 'ts', 'a\r\nb'],
    ['```\n```\n', false, '', ''],
    ['```\na\n\n```\n', false, '', 'a\n'],
  ])('of %j', (text, isOpen, language, code) => {
    expect(fencedCode({ kind: 'code', text, isOpen })).toEqual({ language, code });
  });
});

describe('codePieces', () => {
  it('are one while the code is short', () => {
    expect(codePieces('a\n\nb\n')).toEqual(['a\n\nb\n']);
  });

  it('are whole lines, and joined they are the code', () => {
    const pieces = codePieces(line.repeat(500));
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.join('\n')).toBe(line.repeat(500));
    expect(new Set(pieces.slice(0, -1).map((piece) => piece.length % line.length))).toEqual(new Set([99]));
  });

  it('never end with an empty line', () => {
    const code = `${line.repeat(80)}\n\n\nend\n${line.repeat(10)}`;
    const pieces = codePieces(code);
    expect(pieces.join('\n')).toBe(code);
    expect(pieces[0]?.endsWith('\nend')).toBe(true);
  });

  it('stay as they are while the code grows', () => {
    const code = `${line.repeat(300)}\n\n${line.repeat(300)}`;
    const whole = codePieces(code);
    for (let end = 0; end < code.length; end += 997) {
      const grown = codePieces(code.slice(0, end)).slice(0, -1);
      expect(grown).toEqual(whole.slice(0, grown.length));
    }
  });
});
