import { accessSync, constants, lstatSync, type Stats } from 'node:fs';
import { sep } from 'node:path';
import { byteList } from './byte-list.ts';
import { isUsual, modeBytes, modeTable, usualModes, withModes } from './mode-table.ts';
import { nameText } from './name-text.ts';

// State of files for a snapshot, by their names: bytes that end with NUL, as git writes them. All files are checked at
// once, so only a thread that may wait for the disk calls this.

export type NamesToLookAt = {
  /** Absolute. */
  readonly workTree: string;
  readonly names: Uint8Array;
  /** For these names only the mode is checked: git misses a change within the same second as the last one. */
  readonly recent: Uint8Array;
  /** In bytes. */
  readonly largest: number;
  /** The known modes. Null: all are unknown. */
  readonly modes: Uint8Array | null;
};

export type SeenNames = {
  /** Names for git's index. */
  readonly kept: Uint8Array;
  /** Lines that remove names from the index (git-update-index, `--index-info`). */
  readonly gone: Uint8Array;
  /** Replaces the known modes. */
  readonly modes: Uint8Array;
  /** Names of files that changed within the last seconds. */
  readonly recent: Uint8Array;
  readonly tooLarge: readonly string[];
  readonly unreadable: readonly string[];
};

export function lookAtNames({ workTree, names, recent, largest, modes }: NamesToLookAt): SeenNames {
  const root = Buffer.from(workTree + sep);
  const since = Date.now() - recentMs;
  const isBehindLink = linksOnTheWay(root);
  const known = modes === null ? usualModes(isWindows ? windowsUmask : process.umask()) : modeTable(modes);
  const seen = new Map<string, number | null>();
  // Most files have the usual mode and need no entry.
  const note = (name: Buffer, mode: number | null) => {
    const text = name.toString('latin1');
    if (known.others.has(text) || !isUsual(known, mode)) seen.set(text, mode);
  };
  const [kept, gone, fresh] = [byteList(), byteList(), byteList()];
  const left: Record<'tooLarge' | 'unreadable', string[]> = { tooLarge: [], unreadable: [] };
  const look = (name: Buffer) => {
    const state = isBehindLink(name) ? 'gone' : stateOf(Buffer.concat([root, name]), largest);
    if (typeof state === 'object' && state.changedAt >= since) fresh.add(name, nul);
    return state;
  };
  for (const name of namesIn(recent)) {
    const state = look(name);
    if (typeof state === 'object') note(name, state.mode);
  }
  for (const name of namesIn(names)) {
    const state = look(name);
    note(name, typeof state === 'object' ? state.mode : null);
    if (state === 'link' || typeof state === 'object') kept.add(name, nul);
    else gone.add(outOfIndex, name, nul);
    if (state === 'tooLarge' || state === 'unreadable') left[state].push(nameText(name).path);
  }
  const now = modeBytes(withModes(known, seen));
  const [tooLarge, unreadable] = [left.tooLarge.toSorted(), left.unreadable.toSorted()];
  return { kept: kept.bytes(), gone: gone.bytes(), recent: fresh.bytes(), modes: now, tooLarge, unreadable };
}

/** Git compares whole seconds, and disks record times a little late. */
const recentMs = 2_000;

const nul = Buffer.from([0]);
const outOfIndex = Buffer.from(`0 ${'0'.repeat(40)}\t`);
const slash = '/'.charCodeAt(0);

function* namesIn(bytes: Uint8Array): Iterable<Buffer> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at < all.length; ) {
    const end = all.indexOf(0, at);
    yield all.subarray(at, end);
    at = end + 1;
  }
}

/** An object: a file to store. */
type State =
  | { readonly mode: number; readonly changedAt: number }
  | 'link'
  | 'gone'
  | 'tooLarge'
  | 'unreadable';

function stateOf(file: Buffer, largest: number): State {
  try {
    const stats = lstatSync(file);
    if (stats.isSymbolicLink()) return 'link';
    if (!stats.isFile()) return 'gone';
    if (stats.size > largest) return 'tooLarge';
    accessSync(file, constants.R_OK);
    return { mode: permissions(stats), changedAt: stats.ctimeMs };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    return code === 'ENOENT' || code === 'ENOTDIR' ? 'gone' : 'unreadable';
  }
}

const isWindows = process.platform === 'win32';
/** With this umask, the one mode of all files is the usual one. */
const windowsUmask = 0o022;

/** Windows only knows whether a file is writable. */
function permissions({ mode }: Stats): number {
  return isWindows ? 0o644 : mode & 0o7777;
}

/** Whether a link has replaced a folder on the path of the name. The path then leads to a different file. */
function linksOnTheWay(root: Buffer): (name: Buffer) => boolean {
  const known = new Map<string, boolean>();
  const isLink = (folder: string): boolean => {
    const found = known.get(folder) ?? look(folder);
    known.set(folder, found);
    return found;
  };
  const look = (folder: string): boolean => {
    const end = folder.lastIndexOf('/');
    if (end !== -1 && isLink(folder.slice(0, end))) return true;
    const place = Buffer.concat([root, Buffer.from(folder, 'latin1')]);
    return lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  };
  return (name) => {
    const end = name.lastIndexOf(slash);
    return end !== -1 && isLink(name.toString('latin1', 0, end));
  };
}
