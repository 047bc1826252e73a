// Runs of a text that are marked and that are not, for drawing. Pure.

export type Piece = { readonly at: number; readonly text: string; readonly isMarked: boolean };

/** The text whole, in pieces; `positions` are those of its string, in any order. A pair of surrogates stays together. */
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
