// Places in files as they are written in prose and printed by programs: `src/sum.ts:12`, with a column or without,
// `sum.ts#L12`, relative or absolute. Whether there is such a file is for main to say. Pure.

export type FilePlace = {
  /** As it was written: of the project, or absolute. */
  readonly path: string;
  readonly line: number;
  /** From 1; absent: none was named. */
  readonly column?: number;
};

/** A piece of a text: the words that name a place, or what stands between two of them. */
export type Piece = { readonly text: string; readonly place: FilePlace | null };

const path = String.raw`(?:[A-Za-z]:[\\/]|/)?(?:[\w@.+-]+[\\/])*[\w@.+-]+`;
const place = String.raw`(?<path>${path})(?::(?<line>[1-9]\d{0,6})(?::(?<column>[1-9]\d{0,5}))?|#L(?<anchor>[1-9]\d{0,6})(?:C\d+)?(?:-L?\d+)?)`;
const whole = new RegExp(`^${place}$`);
const within = new RegExp(String.raw`(?<![\w/\\@.:+#-])${place}(?![\w/\\])`, 'g');

/** Null: the text is something else. */
export function filePlace(text: string): FilePlace | null {
  return placeOf(whole.exec(text)?.groups);
}

/** `text` in pieces; joined, their texts are it. One piece: it names no place. */
export function placesIn(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(within)) {
    const named = placeOf(match.groups);
    if (!named) continue;
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), place: null });
    pieces.push({ text: match[0], place: named });
    at = match.index + match[0].length;
  }
  return at < text.length || pieces.length === 0
    ? [...pieces, { text: text.slice(at), place: null }]
    : pieces;
}

/** A path must have a folder or an ending, or `localhost:8080` would be one. */
function placeOf(groups: Readonly<Record<string, string>> | undefined): FilePlace | null {
  const named = groups?.path?.replace(/^\.[\\/]/, '');
  const line = groups?.line ?? groups?.anchor;
  if (named === undefined || line === undefined) return null;
  const isAddress = /^(?:\d+\.)+\d+$/.test(named);
  if (isAddress || !/[\\/]|\.[A-Za-z]\w*$/.test(named)) return null;
  const column = groups?.column;
  return { path: named, line: Number(line), ...(column !== undefined && { column: Number(column) }) };
}
