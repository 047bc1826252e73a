// Key sequences: keys pressed one after the other ("Mod+K Mod+S"). Each stroke is a key with its modifiers. Pure.

/** The strokes in order; a single one if the keys are not a sequence. */
export function strokesOf(keys: string): readonly string[] {
  return keys.split(' ');
}

export function isSequence(keys: string): boolean {
  return strokesOf(keys).length > 1;
}

/** Whether the stroke is free of text: it has a modifier other than Shift, or it is a function key. */
export function isChord(stroke: string): boolean {
  return /(?:Mod|Ctrl|Alt)\+|^(?:Shift\+)?F\d+$/.test(stroke);
}

/** Whether both conflict: they are equal, or one begins with the other. */
export function areInEachOthersWay(
  keys: string,
  others: string,
  isSame: (stroke: string, other: string) => boolean,
): boolean {
  const [longer, shorter] = [strokesOf(keys), strokesOf(others)].toSorted((a, b) => b.length - a.length);
  return shorter?.every((stroke, index) => isSame(stroke, longer?.[index] ?? '')) ?? false;
}
