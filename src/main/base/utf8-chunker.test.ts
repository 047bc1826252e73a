import { describe, expect, it } from 'vitest';
import { createUtf8Chunker } from './utf8-chunker';

describe('createUtf8Chunker', () => {
  it('gives the same text wherever the bytes are cut', () => {
    const bytes = Buffer.from('a\u00e9\u4f60\u{1f600}z');
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const characters = createUtf8Chunker();
      const pieces = [characters.push(bytes.subarray(0, cut)), characters.push(bytes.subarray(cut))];
      expect(pieces.map(String).join('')).toBe(bytes.toString());
      expect(characters.end()).toHaveLength(0);
    }
  });

  it('gives one byte at a time as whole characters only', () => {
    const characters = createUtf8Chunker();
    const texts = [...Buffer.from('\u{1f600}\u4f60')].map((byte) =>
      characters.push(Buffer.of(byte)).toString(),
    );
    expect(texts).toEqual(['', '', '', '\u{1f600}', '', '', '\u4f60']);
  });

  it('holds nothing back for bytes that begin no character', () => {
    const bytes = Buffer.of(0x61, 0x80, 0xbf, 0xbf, 0xbf, 0xc0, 0xf5, 0xff);
    expect(createUtf8Chunker().push(bytes)).toEqual(bytes);
  });

  it('gives at the end what never became whole', () => {
    const characters = createUtf8Chunker();
    expect(characters.push(Buffer.of(0x61, 0xe4, 0xbd)).toString()).toBe('a');
    expect(characters.end()).toEqual(Buffer.of(0xe4, 0xbd));
    expect(characters.end()).toHaveLength(0);
  });
});
