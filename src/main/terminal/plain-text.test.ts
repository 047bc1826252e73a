import { describe, expect, it } from 'vitest';
import { createUtf8Chunker } from '../base/utf8-chunker';
import { createPlainText } from './plain-text';

const codes = [
  '\u001b[1;31mred\u001b[0m',
  '\u001b]0;a title\u0007named',
  '\u001b]8;;https://example.com\u001b\\link\u001b]8;;\u001b\\',
  '\u001b[?2004hbracketed\u001b[?2004l',
  '\u001b(Bcharset',
];

function inPieces(text: string, size: number): string {
  const plain = createPlainText();
  const characters = createUtf8Chunker();
  const bytes = Buffer.from(text);
  const pieces = [];
  for (let at = 0; at < bytes.length; at += size)
    pieces.push(plain.push(characters.push(bytes.subarray(at, at + size))));
  pieces.push(plain.push(characters.end()), plain.end());
  const result = pieces.map((piece) => piece.bytes.toString()).join('');
  expect(pieces.reduce((sum, { length }) => sum + length, 0)).toBe(result.length);
  return result;
}

describe('plain text', () => {
  it.each([1, 2, 3, 4, 7, 1000])('has no terminal codes, whatever pieces of %i bytes cut through', (size) => {
    expect(inPieces(codes.join(' | '), size)).toBe('red | named | link | bracketed | charset');
  });

  it('keeps everything else as it is, carriage returns included', () => {
    expect(inPieces('10%\r20%\r\n\ttab ✓ 你 😀', 3)).toBe('10%\r20%\r\n\ttab ✓ 你 😀');
  });

  it('shows a NUL as a character that cannot be shown', () => {
    expect(inPieces('a\0b', 1)).toBe('a\ufffdb');
  });

  it('replaces what is no character, so that it is text wherever it is read', () => {
    const { bytes, length } = createPlainText().push(Buffer.of(0x61, 0xff, 0x80, 0x62));
    expect(bytes.toString()).toBe('a\ufffd\ufffdb');
    expect(bytes).toEqual(Buffer.from('a\ufffd\ufffdb'));
    expect(length).toBe(4);
  });

  it('does not wait for ever for the end of a code that is none', () => {
    const plain = createPlainText();
    expect(plain.push(Buffer.from(`\u001b]0;${'x'.repeat(5000)}`)).length).toBeGreaterThan(4000);
  });
});
