import { describe, expect, it } from 'vitest';
import { lineEndsOf, withFileEnds, withUnixEnds } from './line-ends';

/** Edits the file as it is read, and gives back what is written. */
function edited(file: string, change: (text: string) => string): string {
  const before = withUnixEnds(file);
  return withFileEnds(change(before), before, lineEndsOf(file));
}

describe('line ends', () => {
  it.each(['', 'a', 'a\nb\n', 'a\r\nb\r\n', 'a\r\nb\nc\r\nd', '\r\n\n\r\n', 'a\rb\r', 'a\r\r\nb\n', '\n\r'])(
    'of %j come back when nothing is changed',
    (file) => {
      expect(edited(file, (text) => text)).toBe(file);
    },
  );

  it('stay `\\r\\n` throughout a file that has no other', () => {
    expect(edited('a\r\nb\r\n', (text) => text.replace('b', 'x\ny'))).toBe('a\r\nx\r\ny\r\n');
  });

  it('of a mixed file stay on every line that is not changed', () => {
    const file = 'one\r\ntwo\nthree\r\nfour\r\nfive\n';
    expect(edited(file, (text) => text.replace('three', 'x\ny'))).toBe(
      'one\r\ntwo\nx\r\ny\r\nfour\r\nfive\n',
    );
    expect(edited(file, (text) => text.replace('two\n', ''))).toBe('one\r\nthree\r\nfour\r\nfive\n');
    expect(edited(file, (text) => `zero\n${text}six`)).toBe('zero\r\none\r\ntwo\nthree\r\nfour\r\nfive\nsix');
  });

  it('of a mixed file stay on a line whose text changes', () => {
    expect(edited('a\nb\nc\r\nd\n', (text) => text.replace('c', 'x'))).toBe('a\nb\nx\r\nd\n');
  });

  it('of a mixed file are those of most lines on new ones', () => {
    expect(lineEndsOf('a\nb\nc\r\n').lineEnding).toBe('\n');
    expect(lineEndsOf('a\nb\r\nc\r\n').lineEnding).toBe('\r\n');
    expect(edited('a\nb\nc\r\n', (text) => `${text}d\n`)).toBe('a\nb\nc\r\nd\n');
  });

  it('survive that everything is replaced', () => {
    expect(edited('a\r\nb\n', () => '')).toBe('');
    expect(edited('a\r\nb\r\nc\n', () => 'x\ny\nz\nv\n')).toBe('x\r\ny\r\nz\nv\r\n');
  });
});
