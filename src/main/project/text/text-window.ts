import { StringDecoder } from 'node:string_decoder';
import { createTextDecoder, type Encoding } from './encoding';

// Window of lines out of a text of any size. Only the lines of the window are in memory, each cut to a width; the
// others are counted.

export type WindowRequest = {
  /** The first wanted line, from 0. */
  readonly offset: number;
  readonly limit: number;
  /** Maximum number of characters per line. */
  readonly width: number;
  /** The first of these characters, from 0. Default: 0. */
  readonly column?: number;
};

export type TextWindow = {
  /** Without line ends. */
  readonly lines: readonly string[];
  readonly offset: number;
  /** Number of lines in the whole text. A final newline does not begin another line. */
  readonly total: number;
  /** Numbers of the window's lines that continue after their cut, from 1 in the whole text. */
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

/** In UTF-8 and every legacy encoding a newline is a single byte. In UTF-16 and -32 it has several. */
async function* asUtf8(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<Uint8Array> {
  const decoder = createTextDecoder(encoding);
  // The decoder may return the halves of a surrogate pair one by one.
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

/** A line's text from `column` on. Stores just enough to know whether the line continues after `width`. */
function createLineText(
  encoding: Encoding,
  { isFirst, column, width }: { readonly isFirst: boolean; readonly column: number; readonly width: number },
): LineText {
  const decoder = encoding.encoding === 'utf-8' ? utf8Decoder(isFirst) : createTextDecoder(encoding);
  // A line end of two characters must not make the line look longer.
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
      // Both halves of a character that begins before the first column.
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

/** Never cuts inside a surrogate pair. */
function cut(line: string, width: number): string {
  const code = line.charCodeAt(width);
  return line.slice(0, code >= 0xdc00 && code <= 0xdfff ? width - 1 : width);
}
