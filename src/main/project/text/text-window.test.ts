import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { readWindow } from './text-window';

const utf8 = { encoding: 'utf-8', bom: false };
const window = (text: string, offset = 0, limit = 10, width = 20) =>
  readWindow([Buffer.from(text)], utf8, { offset, limit, width });

/** The bytes in pieces of every size, with cuts anywhere in lines and characters. */
const pieces = (bytes: Buffer, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );

describe('lines', () => {
  it.each([
    ['', { lines: [], total: 0, endsWithNewline: false }],
    ['\n', { lines: [''], total: 1, endsWithNewline: true }],
    ['a', { lines: ['a'], total: 1, endsWithNewline: false }],
    ['a\n', { lines: ['a'], total: 1, endsWithNewline: true }],
    ['a\n\n', { lines: ['a', ''], total: 2, endsWithNewline: true }],
    ['a\r\nb\r\n', { lines: ['a', 'b'], total: 2, endsWithNewline: true }],
    ['a\rb', { lines: ['a\rb'], total: 1, endsWithNewline: false }],
  ])('of %j', async (text, expected) => {
    expect(await window(text)).toEqual({ offset: 0, cutLines: [], ...expected });
  });

  it('are those of the window only, and all are counted', async () => {
    const text = Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n');
    expect(await window(text, 40, 3)).toEqual({
      lines: ['line 40', 'line 41', 'line 42'],
      offset: 40,
      total: 100,
      cutLines: [],
      endsWithNewline: false,
    });
    expect(await window(text, 98, 10)).toMatchObject({ lines: ['line 98', 'line 99'], total: 100 });
    expect(await window(text, 200, 10)).toMatchObject({ lines: [], total: 100 });
  });

  it('longer than the width are cut, never inside a character, and named', async () => {
    const text = `${'x'.repeat(20)}\r\n${'x'.repeat(21)}\n${'x'.repeat(19)}😀\n${'😀'.repeat(3000)}`;
    expect(await window(text)).toEqual({
      lines: ['x'.repeat(20), 'x'.repeat(20), 'x'.repeat(19), '😀'.repeat(10)],
      offset: 0,
      total: 4,
      cutLines: [2, 3, 4],
      endsWithNewline: false,
    });
  });
});

describe('lines from a column on', () => {
  const request = { offset: 0, limit: 10, width: 4 };

  it.each([
    [0, ['ab', '', '漢字an'], [3]],
    [2, ['', '', 'and '], [3]],
    [4, ['', '', 'd 😀'], [3]],
    // Starts inside a character of two halves.
    [7, ['', '', '😀!'], []],
    [8, ['', '', '!'], []],
    [9, ['', '', ''], []],
  ])('%i', async (column, lines, cutLines) => {
    for (const encoding of ['utf-8', 'utf-16le', 'gb18030']) {
      const bytes = iconv.encode('ab\r\n\n漢字and 😀!', encoding, { addBOM: encoding !== 'gb18030' });
      const found = await readWindow(pieces(bytes, 3), { encoding, bom: false }, { ...request, column });
      expect([encoding, found.lines, found.cutLines]).toEqual([encoding, lines, cutLines]);
    }
  });
});

describe('a text in pieces', () => {
  const text = 'Grüße\r\n漢字 and 😀\n\nlast';
  it.each([1, 2, 3, 5, 7])('of %i bytes is the same text', async (size) => {
    const request = { offset: 0, limit: 10, width: 20 };
    const expected = ['Grüße', '漢字 and 😀', '', 'last'];
    for (const encoding of ['utf-8', 'utf-16le', 'utf-16be', 'utf-32le', 'utf-32be']) {
      const bytes = iconv.encode(text, encoding, { addBOM: true });
      const found = await readWindow(pieces(bytes, size), { encoding, bom: true }, request);
      expect([encoding, found.lines]).toEqual([encoding, expected]);
    }
    const chinese = iconv.encode('漢字\n中文', 'gb18030');
    expect(
      (await readWindow(pieces(chinese, size), { encoding: 'gb18030', bom: false }, request)).lines,
    ).toEqual(['漢字', '中文']);
  });
});

it('hundreds of megabytes are counted without being held', async () => {
  const block = Buffer.from(`${'x'.repeat(79)}\n`.repeat(13_107));
  const blocks = 300;
  const before = process.memoryUsage().rss;
  let peak = 0;
  function* chunks() {
    for (let index = 0; index < blocks; index += 1) {
      if (index % 20 === 0) peak = Math.max(peak, process.memoryUsage().rss);
      yield block;
    }
  }
  const found = await readWindow(chunks(), utf8, { offset: 3_000_000, limit: 2, width: 2000 });
  expect(found).toMatchObject({ lines: ['x'.repeat(79), 'x'.repeat(79)], total: 13_107 * blocks });
  expect(peak - before).toBeLessThan(100 * 1024 * 1024);
});

it('a line that never ends is not held', async () => {
  const block = Buffer.alloc(1024 * 1024, 'x');
  const before = process.memoryUsage().rss;
  const found = await readWindow(
    Array.from({ length: 300 }, () => block),
    utf8,
    { offset: 0, limit: 5, width: 2000 },
  );
  expect(found).toMatchObject({ lines: ['x'.repeat(2000)], total: 1, cutLines: [1] });
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
});
