import { pathsType } from '../../state/dragging/dragged';
import { useServerState } from '../../state/server-state';
import type { NamedFile } from './attach-files';

// Dropped items: files of the project become mentions, all others are read, folders with their content.

export type Taken = {
  /** Project-relative paths. */
  readonly paths: readonly string[];
  readonly files: readonly NamedFile[];
  /** The number of files in folders that exceeded a limit. */
  readonly leftOut: number;
};

export const folderLimits = { files: 200, megabytes: 10 } as const;

/** Must be called in the drop event: afterwards the transfer is empty. */
export function takeDropped(transfer: DataTransfer): Promise<Taken> {
  const paths = draggedPaths(transfer);
  if (paths.length > 0) return Promise.resolve({ paths, files: [], leftOut: 0 });
  const root = useServerState.getState().project?.root;
  const dropped = [...transfer.items].flatMap((item) => {
    const file = item.kind === 'file' ? item.getAsFile() : null;
    if (file === null) return [];
    const path = root === undefined ? null : pathInside(root, window.pilotfish?.pathOf?.(file) ?? '');
    return [{ file, path, entry: item.webkitGetAsEntry() }];
  });
  return read(dropped);
}

type Dropped = {
  readonly file: File;
  readonly path: string | null;
  readonly entry: FileSystemEntry | null;
};

async function read(dropped: readonly Dropped[]): Promise<Taken> {
  const files: NamedFile[] = [];
  const room = { files: folderLimits.files, bytes: folderLimits.megabytes * 1024 * 1024, leftOut: 0 };
  for (const { file, path, entry } of dropped) {
    if (path !== null) continue;
    if (entry?.isDirectory) await readFolder(entry as FileSystemDirectoryEntry, files, room);
    else files.push({ name: file.name, file, ofFolder: false });
  }
  return { paths: dropped.flatMap(({ path }) => path ?? []), files, leftOut: room.leftOut };
}

type Room = { files: number; bytes: number; leftOut: number };

/** A user who drops a folder seldom means its generated content. */
const skipped: ReadonlySet<string> = new Set(['.git', 'node_modules', '.DS_Store']);

async function readFolder(folder: FileSystemDirectoryEntry, files: NamedFile[], room: Room): Promise<void> {
  const entries = (await entriesOf(folder)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (skipped.has(entry.name)) continue;
    if (entry.isDirectory) await readFolder(entry as FileSystemDirectoryEntry, files, room);
    else await take(entry as FileSystemFileEntry, files, room);
  }
}

async function take(entry: FileSystemFileEntry, files: NamedFile[], room: Room): Promise<void> {
  const file =
    room.files > 0 ? await new Promise<File>((...done) => entry.file(...done)).catch(() => null) : null;
  if (file === null || file.size > room.bytes) {
    room.leftOut += 1;
    return;
  }
  room.files -= 1;
  room.bytes -= file.size;
  files.push({ name: entry.fullPath.replace(/^\//, ''), file, ofFolder: true });
}

/** A reader returns at most a hundred entries at a time, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const next = await new Promise<FileSystemEntry[]>((...done) => reader.readEntries(...done)).catch(
      () => [],
    );
    if (next.length === 0) return all;
    all.push(...next);
  }
}

function draggedPaths(transfer: DataTransfer): readonly string[] {
  const text = transfer.getData(pathsType);
  if (text === '') return [];
  const paths: unknown = JSON.parse(text);
  return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];
}

/** Relative to the project, with `/`; null if it is outside. */
export function pathInside(root: string, path: string): string | null {
  const [inside, whole] = [root, path].map((each) => each.replaceAll('\\', '/'));
  if (inside === undefined || whole === undefined || whole === '') return null;
  const fold = (text: string) => (path.includes('\\') ? text.toLowerCase() : text);
  return fold(whole).startsWith(`${fold(inside)}/`) ? whole.slice(inside.length + 1) : null;
}
