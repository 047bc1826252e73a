// Folding of what a change leaves as it is: how Monaco does it, and of which files.

export const foldOptions = { contextLineCount: 4, minimumLineCount: 4, revealLineCount: 20 };

/** Whether a diff of these two texts is folded where `rows` lines have their place on the screen. */
export function isFolded(sides: readonly [original: string, proposed: string], rows: number): boolean {
  // So few more than fit are sooner scrolled to than unfolded.
  return Math.max(...sides.map(lineCount)) > rows + foldOptions.minimumLineCount;
}

/** A final line break is not a line of its own. */
function lineCount(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}
