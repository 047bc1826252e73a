// Places in files, as prose and programs write them: `src/sum.ts:12`, with or without a column, `sum.ts#L12`, relative
// or absolute. The main process knows whether such a file exists. Pure.

export type FilePlace = {
  /** As written: project-relative or absolute. */
  readonly path: string;
  readonly line: number;
  /** From 1; absent if the text names only a line. */
  readonly column?: number;
};

/** A piece of a text: the words that name a place, or the text between two places. */
export type Piece = { readonly text: string; readonly place: FilePlace | null };

const path = String.raw`(?:[A-Za-z]:[\\/]|/)?(?:[\w@.+-]+[\\/])*[\w@.+-]+`;
const place = String.raw`(?<path>${path})(?::(?<line>[1-9]\d{0,6})(?::(?<column>[1-9]\d{0,5}))?|#L(?<anchor>[1-9]\d{0,6})(?:C\d+)?(?:-L?\d+)?)`;
const whole = new RegExp(`^${place}$`);
const within = new RegExp(String.raw`(?<![\w/\\@.:+#-])${place}(?![\w/\\])`, 'g');

/** Null if the text is something else. */
export function filePlace(text: string): FilePlace | null {
  return placeOf(whole.exec(text)?.groups);
}

/** `text` in pieces that join to it; a single piece if it contains no places. */
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

/** A path must have a folder or an extension, or `localhost:8080` would be one. */
function placeOf(groups: Readonly<Record<string, string>> | undefined): FilePlace | null {
  const named = groups?.path?.replace(/^\.[\\/]/, '');
  const line = groups?.line ?? groups?.anchor;
  if (named === undefined || line === undefined) return null;
  const isAddress = /^(?:\d+\.)+\d+$/.test(named);
  if (isAddress || !/[\\/]|\.[A-Za-z]\w*$/.test(named)) return null;
  const column = groups?.column;
  return { path: named, line: Number(line), ...(column !== undefined && { column: Number(column) }) };
}
