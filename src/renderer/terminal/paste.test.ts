import { describe, expect, it } from 'vitest';
import { asksBeforePaste, asOneLine, pasteable, pastedLines } from './paste';

describe('pasting', () => {
  it('asks before anything with a line break', () => {
    expect(['ls', 'a\tb', 'ls\n', 'a\nb', 'a\r\nb', 'a\rb'].map(asksBeforePaste)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  it('takes control characters out, so that a text cannot end its own bracketed paste', () => {
    expect(pasteable('a\x1b[201~rm -rf .\x07\tb\nc\u009b')).toBe('a[201~rm -rf .\tb\nc');
  });

  it('counts lines as they would be run', () => {
    expect(pastedLines('a\r\nb\rc\n')).toEqual(['a', 'b', 'c']);
    expect(pastedLines('a\n\n')).toEqual(['a', '']);
  });

  it('makes one line of several', () => {
    expect(asOneLine('  docker run \\\n   -it  \n\n image\n')).toBe('docker run \\ -it image');
  });
});
