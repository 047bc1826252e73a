import { fstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { onTestFinished } from 'vitest';

// For tests: the part of a folder that would survive a power cut now, with real files and the syncs of Node's own
// handles. A file survives with its content at the last sync; a name survives if its folder was synced afterwards.

export type Platter = {
  /** The file's text after a power cut. Null if its name would be lost too. */
  after(path: string): string | null;
};

/** `root` and its name always survive. */
export async function watchPlatter(root: string): Promise<Platter> {
  const contents = new Map<number, string>();
  const names = new Map<number, Map<string, number>>();

  const recordFolder = (path: string) => {
    const found = readdirSync(path).map((name) => [name, statSync(join(path, name)).ino] as const);
    names.set(statSync(path).ino, new Map(found));
  };
  const record = ({ fd }: FileHandle) => {
    const stats = fstatSync(fd);
    const path = pathOf(root, stats.ino);
    if (path === null) return;
    if (stats.isDirectory()) recordFolder(path);
    else contents.set(stats.ino, readFileSync(path, 'utf8'));
  };

  recordFolder(root);
  await onSync(record);
  return {
    after(path) {
      let at: number | undefined = statSync(root).ino;
      for (const name of relative(root, path).split(sep)) at = names.get(at ?? -1)?.get(name);
      return at === undefined ? null : (contents.get(at) ?? '');
    },
  };
}

/** Calls `record` after each sync. No test writes to a file during its sync. */
async function onSync(record: (handle: FileHandle) => void): Promise<void> {
  const handle = await open('.', 'r');
  const prototype: Pick<FileHandle, 'sync' | 'datasync'> = Object.getPrototypeOf(handle);
  await handle.close();
  for (const name of ['sync', 'datasync'] as const) {
    const original = prototype[name];
    prototype[name] = async function (this: FileHandle) {
      await original.call(this);
      record(this);
    };
    onTestFinished(() => {
      prototype[name] = original;
    });
  }
}

function pathOf(folder: string, ino: number): string | null {
  if (statSync(folder).ino === ino) return folder;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const found = pathOf(path, ino);
      if (found !== null) return found;
    } else if (entry.isFile() && statSync(path).ino === ino) return path;
  }
  return null;
}
