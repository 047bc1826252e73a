import { createTextDecoder, type Encoding } from './encoding';

// Window of lines out of a text of any size: only the lines of the window are held, each cut to a width; the others are
// counted.

export type WindowRequest = {
  /** The first line wanted, counted from 0. */
  readonly offset: number;
  readonly limit: number;
  /** How many characters of a line are kept. */
  readonly width: number;
};

export type TextWindow = {
  /** Without their line ends. */
  readonly lines: readonly string[];
  readonly offset: number;
  /** Lines of the whole text; a final newline does not begin another one. */
  readonly total: number;
  /** Lines of the window that were longer than the width, counted from 1 in the whole text. */
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
const widestCharacter = 4;

function createCollector({ offset, limit, width }: WindowRequest, encoding: Encoding) {
  const lines: string[] = [];
  const cutLines: number[] = [];
  // Enough bytes to tell whether the line is longer than the width, whatever its characters and line end.
  const byteLimit = (width + 2) * widestCharacter;
  let number = 0;
  let kept: Uint8Array[] = [];
  let keptLength = 0;
  let lineLength = 0;

  const keep = (part: Uint8Array) => {
    lineLength += part.length;
    const wanted = number >= offset && number < offset + limit;
    if (!wanted || keptLength >= byteLimit || part.length === 0) return;
    // A copy: the reader uses its buffer again.
    const copy = Buffer.from(part.subarray(0, byteLimit - keptLength));
    kept.push(copy);
    keptLength += copy.length;
  };
  const endLine = () => {
    if (number >= offset && number < offset + limit) {
      const line = decodeLine(Buffer.concat(kept), encoding, number === 0).replace(/\r$/, '');
      if (line.length > width) cutLines.push(number + 1);
      lines.push(line.length > width ? cut(line, width) : line);
    }
    number += 1;
    kept = [];
    keptLength = 0;
    lineLength = 0;
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
      const endsWithNewline = lineLength === 0 && number > 0;
      if (lineLength > 0) endLine();
      return { lines, offset, total: number, cutLines, endsWithNewline };
    },
  };
}

function decodeLine(bytes: Buffer, encoding: Encoding, first: boolean): string {
  if (encoding.encoding !== 'utf-8') {
    const decoder = createTextDecoder(encoding);
    return decoder.write(bytes) + decoder.end();
  }
  const text = bytes.toString();
  return first ? text.replace(/^\uFEFF/, '') : text;
}

/** Never inside a surrogate pair. */
function cut(line: string, width: number): string {
  const code = line.charCodeAt(width);
  return line.slice(0, code >= 0xdc00 && code <= 0xdfff ? width - 1 : width);
}
