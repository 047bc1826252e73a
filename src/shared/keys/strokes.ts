// Key sequences: keys pressed one after the other ("Mod+K Mod+S"). Each stroke is a key with what is held with it. Pure.

/** The strokes, in their order; one where the keys are no sequence. */
export function strokesOf(keys: string): readonly string[] {
  return keys.split(' ');
}

export function isSequence(keys: string): boolean {
  return strokesOf(keys).length > 1;
}

/** Whether something is held with the key that types nothing by itself, or the key has no other use. */
export function isChord(stroke: string): boolean {
  return /(?:Mod|Ctrl|Alt)\+|^(?:Shift\+)?F\d+$/.test(stroke);
}

/** Whether who presses the one presses the other with it: they are the same, or the one begins the other. */
export function areInEachOthersWay(
  keys: string,
  others: string,
  isSame: (stroke: string, other: string) => boolean,
): boolean {
  const [longer, shorter] = [strokesOf(keys), strokesOf(others)].toSorted((a, b) => b.length - a.length);
  return shorter?.every((stroke, index) => isSame(stroke, longer?.[index] ?? '')) ?? false;
}
