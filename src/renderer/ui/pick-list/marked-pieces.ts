// Splits a text into marked and unmarked runs. Pure.

export type Piece = { readonly at: number; readonly text: string; readonly isMarked: boolean };

/** The whole text in pieces. `positions` are string offsets, in any order. A surrogate pair stays together. */
export function markedPieces(text: string, positions: readonly number[]): readonly Piece[] {
  const marked = new Set(positions);
  const pieces: Piece[] = [];
  let at = 0;
  for (const character of text) {
    const isMarked = marked.has(at);
    const last = pieces.at(-1);
    if (last?.isMarked === isMarked) pieces.splice(-1, 1, { ...last, text: last.text + character });
    else pieces.push({ at, text: character, isMarked });
    at += character.length;
  }
  return pieces;
}
