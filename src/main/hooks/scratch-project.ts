import { mkdir, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openRegularFile } from '../project/open-regular-file';
import { removeLeftFolders, runFolders } from '../sandbox/run-folders';

// A copy of a project in which one file has another text. Everything beside the file and its folders is a link, so that
// programs find their configuration and packages, and nothing is copied.

export type ScratchProject = {
  /** Canonical. */
  readonly root: string;
  /** The absolute path of the file in it. */
  readonly file: string;
  /** Null: the file is gone, is no regular file, or is longer than `largest`. */
  read(): Promise<Uint8Array | null>;
  remove(): Promise<void>;
};

/** In bytes. */
const largest = 20 * 1024 * 1024;
/** A folder with more entries is linked only as far as that. */
const mostLinks = 5_000;

/** Once in a process: without a sandbox, nothing else removes the copies of killed applications. */
let isTidied = false;

/** `relativePath`: of the file, with `/`; it and its folders may be missing in the project. */
export async function scratchProject(
  root: string,
  relativePath: string,
  bytes: Uint8Array,
): Promise<ScratchProject> {
  if (!isTidied) removeLeftFolders().catch(() => {});
  isTidied = true;
  const own = await realpath(await (await runFolders()).make());
  const file = join(own, relativePath);
  // A program may have made folders that cannot be removed.
  const remove = () => rm(own, { recursive: true, force: true }).catch(() => {});
  try {
    const names = relativePath.split('/');
    for (const at of names.keys()) await linkAll(root, own, names.slice(0, at + 1));
    await writeFile(file, bytes, { flag: 'wx' });
  } catch (error) {
    await remove();
    throw error;
  }
  return { root: own, file, remove, read: () => readBounded(file) };
}

/** Links the entries of one folder on the way to the file, without the next one on that way. */
async function linkAll(root: string, own: string, way: readonly string[]): Promise<void> {
  const folder = way.slice(0, -1).join('/');
  const next = way.at(-1);
  const into = join(own, folder);
  await mkdir(into, { recursive: true });
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const linked = entries.filter(({ name }) => name !== next && !(folder === '' && name === '.git'));
  await Promise.all(
    linked.slice(0, mostLinks).map(async (entry) => {
      const kind = entry.isDirectory() ? 'junction' : 'file';
      // Windows may refuse links to files.
      await symlink(join(root, folder, entry.name), join(into, entry.name), kind).catch(() => {});
    }),
  );
}

async function readBounded(file: string): Promise<Uint8Array | null> {
  try {
    // Every program has ended. A link in place of a folder would lead elsewhere.
    if ((await realpath(file)) !== file) return null;
    const handle = await openRegularFile(file, file, { rootDevice: -1 });
    try {
      return (await handle.stat()).size > largest ? null : await handle.readFile();
    } finally {
      await handle.close();
    }
  } catch {
    return null;
  }
}
