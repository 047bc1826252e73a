// Folding of unchanged lines: Monaco's options, and the diffs that use them.

export const foldOptions = { contextLineCount: 4, minimumLineCount: 4, revealLineCount: 20 };

/** Whether a diff of these two texts is folded if the screen has room for `rows` lines. */
export function isFolded(sides: readonly [original: string, proposed: string], rows: number): boolean {
  // A few lines too many are quicker to scroll than to unfold.
  return Math.max(...sides.map(lineCount)) > rows + foldOptions.minimumLineCount;
}

/** A final line break does not start another line. */
function lineCount(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}
