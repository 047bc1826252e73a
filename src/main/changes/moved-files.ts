import type { FileMove } from '@shared/changes/changes';
import { hashOf } from '../base/files/content-hash';

// Moved files: a deleted file and a new file with exactly the same content. Pure.

/** SHA-256 of the content before and now; null: the file is missing. */
export type ChangedHashes = {
  readonly path: string;
  readonly before: string | null;
  readonly now: string | null;
};

/** By path. Skips empty files, and content that several files share, because the origin of each is ambiguous. */
export function movesIn(files: readonly ChangedHashes[]): ReadonlyMap<string, FileMove> {
  const gone = new Map<string, string[]>();
  const come = new Map<string, string[]>();
  for (const { path, before, now } of files) {
    if (before !== null && now === null) note(gone, before, path);
    if (before === null && now !== null) note(come, now, path);
  }
  const moves = new Map<string, FileMove>();
  for (const [hash, [from, ...othersGone]] of gone) {
    const [to, ...othersCome] = come.get(hash) ?? [];
    if (from === undefined || to === undefined || hash === hashOfNothing) continue;
    if (othersGone.length > 0 || othersCome.length > 0) continue;
    moves.set(from, { kind: 'to', path: to });
    moves.set(to, { kind: 'from', path: from });
  }
  return moves;
}

function note(paths: Map<string, string[]>, hash: string, path: string): void {
  const known = paths.get(hash);
  if (known) known.push(path);
  else paths.set(hash, [path]);
}

const hashOfNothing = hashOf(Buffer.alloc(0));
