import type { ChangedEntry, ChangedSides } from '@shared/changes/changes';

// Changed files as the view of changes lists them.

/** A file that a command formatted: two lines added, two removed, undo is possible. */
export function changedEntry(path: string, more: Partial<ChangedEntry> = {}): ChangedEntry {
  return {
    path,
    became: 'changed',
    by: changedBy('npm run format'),
    changedSince: false,
    isKept: false,
    move: null,
    added: 2,
    removed: 2,
    undo: { kind: 'back', hash: `plan ${path}`, goes: false, conflicts: [], stops: null },
    ...more,
  };
}

function changedBy(title: string): ChangedEntry['by'] {
  return [{ kind: 'call', callId: title, name: 'Shell', title }];
}

/** Both sides of a text file that undo restores to `before`. */
export function changedSides(
  path: string,
  texts: { readonly before: string; readonly now: string },
): ChangedSides {
  return { path, ...texts, back: texts.before, hash: `now ${path}`, shown: 'text' };
}
