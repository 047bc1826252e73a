import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { Workspace } from '../../../project/workspace';
import type { TimedEntry } from './cut-chat';

// Read-before-overwrite in a copy of a chat: a file counts as read only if its bytes are the same as then. For a file
// that a call wrote, the hash proves it; for a file that a call read, the time of its last change.

export type FilesSeen = {
  /** Absolute paths of files whose content is the last one that the chat knows. */
  readonly same: ReadonlySet<string>;
  /** Changed or missing files, by the names for the model. */
  readonly changed: readonly string[];
};

export async function filesSeen(entries: readonly TimedEntry[], workspace: Workspace): Promise<FilesSeen> {
  const same = new Set<string>();
  const changed: string[] = [];
  for (const [path, sight] of lastSights(entries)) {
    if (await isAsSeen(path, sight, workspace)) same.add(path);
    else changed.push(path);
  }
  return { same, changed };
}

/**
 * `before`: milliseconds; a file changed later may have other content. `hashes`: of the contents that the call wrote.
 */
type Sight = { readonly before: number; readonly hashes: readonly string[] };

function lastSights(entries: readonly TimedEntry[]): ReadonlyMap<string, Sight> {
  const sights = new Map<string, Sight>();
  for (const { at, events = [], records = [] } of entries) {
    const took = events.flatMap((event) =>
      event.type === 'call-moved' && 'durationMs' in event.phase ? [event.phase.durationMs] : [],
    );
    const hashes = events.flatMap((event) =>
      event.type === 'file-changed' && 'after' in event && event.after !== null ? [event.after] : [],
    );
    for (const record of records)
      if (record.role === 'seen') sights.set(record.path, { before: at - Math.max(0, ...took), hashes });
  }
  return sights;
}

/** In milliseconds: some disks store times only this precisely. */
const coarsestStamp = 2000;

async function isAsSeen(path: string, { before, hashes }: Sight, workspace: Workspace): Promise<boolean> {
  try {
    const file = await workspace.openFile(await workspace.resolve(path));
    try {
      const { ctimeMs } = await file.stat();
      return ctimeMs < before - coarsestStamp || (hashes.length > 0 && hashes.includes(await hashOf(file)));
    } finally {
      await file.close();
    }
  } catch {
    // An unreadable file counts as unknown.
    return false;
  }
}

async function hashOf(file: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  const chunks: AsyncIterable<Uint8Array> = file.createReadStream({ autoClose: false, start: 0 });
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex');
}
