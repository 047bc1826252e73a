import type { FoundLine, Piece } from '@shared/search/text-search';

// Lines of ripgrep's JSON: converts bytes to text and positions in bytes to positions in characters.

export type MatchRecord = {
  readonly data: {
    readonly lines: { readonly text: string } | { readonly bytes: string };
    readonly line_number: number;
    readonly submatches: readonly {
      readonly start: number;
      readonly end: number;
      readonly replacement?: { readonly text: string };
    }[];
  };
};

export type MatchedLine = {
  readonly line: number;
  readonly text: string;
  readonly matched: readonly Piece[];
  readonly replacements: readonly string[];
};

/** The whole line. Bytes that are not UTF-8 are shown as in a western encoding. */
export function readMatch(record: Buffer): MatchedLine {
  const { lines, line_number: line, submatches } = (JSON.parse(record.toString()) as MatchRecord).data;
  const isText = 'text' in lines;
  const text = isText ? lines.text : Buffer.from(lines.bytes, 'base64').toString('latin1');
  const places = submatches.map(({ start, end }): Piece => [start, end]);
  const matched = isText ? inCharacters(text, places) : places;
  const replacements = submatches.map(({ replacement }) => replacement?.text ?? '');
  return { line, text: text.replace(/\r?\n$/, ''), matched, replacements };
}

/** Maximum number of characters to show, and of characters before the first match. */
type Width = { readonly most: number; readonly before: number };

export function foundLine({ line, text, matched }: MatchedLine, width: Width): FoundLine {
  const [first = 0, end = first] = matched[0] ?? [];
  const { from, to } = shownPart(text, first, width);
  const shown = matched
    .filter(([start]) => start >= from && start <= to)
    .map(([start, stop]): Piece => [start - from, Math.min(stop, to) - from]);
  const [left, right] = [from > leading(text) ? '…' : '', to < text.length ? '…' : ''];
  return {
    line,
    column: first + 1,
    length: end - first,
    text: `${left}${text.slice(from, to)}${right}`,
    matched: shown.map(([start, stop]): Piece => [start + left.length, stop + left.length]),
    beyond: matched.length - shown.length,
  };
}

/** Omits the indentation. For a long line, the part around its first match. */
function shownPart(text: string, first: number, { most, before }: Width) {
  const start = Math.min(leading(text), first);
  const from = first - start <= before || text.length - start <= most ? start : whole(text, first - before);
  return { from, to: text.length - from <= most ? text.length : whole(text, from + most) };
}

function leading(text: string): number {
  return text.length - text.trimStart().length;
}

/** `index`, or the previous index if it would split a character. */
function whole(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return index > 0 && code >= 0xdc00 && code <= 0xdfff ? index - 1 : index;
}

/** Converts ascending positions in bytes to positions in characters. */
function inCharacters(text: string, places: readonly Piece[]): readonly Piece[] {
  const bytes = Buffer.from(text);
  if (bytes.length === text.length) return places;
  let [byte, character] = [0, 0];
  const placeOf = (next: number) => {
    character += bytes.subarray(byte, next).toString().length;
    byte = next;
    return character;
  };
  return places.map(([start, end]): Piece => [placeOf(start), placeOf(end)]);
}
