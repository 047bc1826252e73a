import { StringDecoder } from 'node:string_decoder';
import { createTextDecoder, type Encoding } from './encoding';

// Window of lines out of a text of any size: only the lines of the window are held, each cut to a width; the others are
// counted.

export type WindowRequest = {
  /** The first line wanted, counted from 0. */
  readonly offset: number;
  readonly limit: number;
  /** How many characters of a line are kept. */
  readonly width: number;
  /** The first of them, counted from 0; 0 if not given. */
  readonly column?: number;
};

export type TextWindow = {
  /** Without their line ends. */
  readonly lines: readonly string[];
  readonly offset: number;
  /** Lines of the whole text; a final newline does not begin another one. */
  readonly total: number;
  /** Lines of the window that go on behind what is kept of them, counted from 1 in the whole text. */
  readonly cutLines: readonly number[];
  readonly endsWithNewline: boolean;
};

/** Reads `chunks` (the file's bytes) to their end. */
export async function readWindow(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  encoding: Encoding,
  request: WindowRequest,
): Promise<TextWindow> {
  const wide = /^utf-?(16|32)/i.test(encoding.encoding);
  const collector = createCollector(request, wide ? utf8 : encoding);
  for await (const chunk of wide ? asUtf8(chunks, encoding) : chunks) collector.push(chunk);
  return collector.finish();
}

const utf8: Encoding = { encoding: 'utf-8', bom: false };

/** In UTF-16 and -32 a newline is no single byte; in UTF-8 and every legacy encoding it is. */
async function* asUtf8(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<Uint8Array> {
  const decoder = createTextDecoder(encoding);
  // The decoder may hand out the halves of a surrogate pair one by one.
  let half = '';
  for await (const chunk of chunks) {
    const text = half + decoder.write(chunk);
    half = /[\ud800-\udbff]$/.exec(text)?.[0] ?? '';
    yield Buffer.from(text.slice(0, text.length - half.length));
  }
  yield Buffer.from(half + decoder.end());
}

const newline = 0x0a;

function createCollector({ offset, limit, width, column = 0 }: WindowRequest, encoding: Encoding) {
  const lines: string[] = [];
  const cutLines: number[] = [];
  let number = 0;
  let line: LineText | null = null;
  let isBegun = false;

  const keep = (part: Uint8Array) => {
    if (part.length === 0) return;
    isBegun = true;
    const isWanted = number >= offset && number < offset + limit;
    if (isWanted) line ??= createLineText(encoding, { isFirst: number === 0, column, width });
    line?.push(part);
  };
  const endLine = () => {
    if (number >= offset && number < offset + limit) {
      const text = (line?.end() ?? '').replace(/\r$/, '');
      if (text.length > width) cutLines.push(number + 1);
      lines.push(text.length > width ? cut(text, width) : text);
    }
    number += 1;
    line = null;
    isBegun = false;
  };

  return {
    push(chunk: Uint8Array) {
      let from = 0;
      for (let to = chunk.indexOf(newline); to !== -1; to = chunk.indexOf(newline, from)) {
        keep(chunk.subarray(from, to));
        endLine();
        from = to + 1;
      }
      keep(chunk.subarray(from));
    },
    finish(): TextWindow {
      const endsWithNewline = !isBegun && number > 0;
      if (isBegun) endLine();
      return { lines, offset, total: number, cutLines, endsWithNewline };
    },
  };
}

type LineText = { push(part: Uint8Array): void; end(): string };

/** A line's text from `column` on, with enough to tell that it goes on behind `width`, and no more in memory. */
function createLineText(
  encoding: Encoding,
  { isFirst, column, width }: { readonly isFirst: boolean; readonly column: number; readonly width: number },
): LineText {
  const decoder = encoding.encoding === 'utf-8' ? utf8Decoder(isFirst) : createTextDecoder(encoding);
  // A line end of two characters must not make it look longer.
  const most = width + 2;
  let passed = 0;
  let before = '';
  let kept = '';
  const take = (text: string) => {
    const skipped = Math.min(text.length, column - passed);
    passed += skipped;
    if (skipped > 0) before = text[skipped - 1] ?? '';
    if (kept.length < most) kept += text.slice(skipped, skipped + most - kept.length);
  };
  return {
    push(part) {
      if (kept.length < most) take(decoder.write(part));
    },
    end() {
      if (kept.length < most) take(decoder.end());
      // Both halves of a character that stands over the first column.
      return /^[\udc00-\udfff]/.test(kept) ? before + kept : kept;
    },
  };
}

function utf8Decoder(isFirst: boolean) {
  const decoder = new StringDecoder('utf8');
  let atStart = isFirst;
  const unmarked = (text: string) => {
    const plain = atStart ? text.replace(/^\uFEFF/, '') : text;
    atStart &&= text === '';
    return plain;
  };
  return {
    write: (bytes: Uint8Array) => unmarked(decoder.write(Buffer.from(bytes))),
    end: () => unmarked(decoder.end()),
  };
}

/** Never inside a surrogate pair. */
function cut(line: string, width: number): string {
  const code = line.charCodeAt(width);
  return line.slice(0, code >= 0xdc00 && code <= 0xdfff ? width - 1 : width);
}
