import { type Conflict, mergeChanges } from '@shared/hunks/merge-changes';

// Merges two changes of one file. A line ends with its newline byte. The merge never decodes lines, so bytes stay the
// same in every encoding. Pure.

export type Merged = {
  /** Contains `ours` where both sides differ. */
  readonly bytes: Buffer;
  /** Places where both sides differ. */
  readonly conflicts: readonly Conflict[];
};

/** Null if one of them is binary. */
export function mergeLines(base: Buffer, ours: Buffer, theirs: Buffer): Merged | null {
  if ([base, ours, theirs].some((bytes) => bytes.includes(0))) return null;
  const { text, conflicts } = mergeChanges(linesOf(base), linesOf(ours), linesOf(theirs));
  return {
    bytes: Buffer.from(text, 'latin1'),
    conflicts: conflicts.map((place) => ({ ours: shown(place.ours), theirs: shown(place.theirs) })),
  };
}

/** Each with its newline; the last may lack one. */
function linesOf(bytes: Buffer): string[] {
  return bytes.toString('latin1').match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function shown(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
