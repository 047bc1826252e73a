import type { FileMove } from '@shared/changes/changes';
import { hashOf } from '../base/files/content-hash';

// Moved files: one that is gone and one that is new and holds exactly the same are one file that was moved. Pure.

/** SHA-256 of what a file held and holds; null: there was none, or is none. */
export type ChangedHashes = {
  readonly path: string;
  readonly before: string | null;
  readonly now: string | null;
};

/** By path. None of what is empty, or of which there are several: where each came from cannot be told. */
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
