import { constants } from 'node:fs';
import { join } from 'node:path';
import { lstat, mkdir, open, rmdir, stat } from '../base/disk';
import { errorCode, isMissing } from '../base/errno';

// Directory handle (as `openat`): a folder reached from the project's root one segment at a time, no link followed, and
// kept hold of: what is then done in it happens in this very folder, even if somebody puts a link in its path
// meanwhile.

/** Linux only: a descriptor that names a place without opening it. Not among Node's constants. */
export const pathOnly = 0o10000000;

export type HeldFolder = {
  /** Leads to this very folder while it is held; not for showing. */
  readonly path: string;
  /** The path of an entry in it, again only while it is held. */
  entry(name: string): string;
  /** Removes the folders that were created on the way here, as far as they are empty. Before `close`. */
  discardCreated(): Promise<void>;
  close(): Promise<void>;
};

/** One folder of the walk. */
type Step = { readonly path: string; close(): Promise<void> };
type Enter = (path: string) => Promise<Step>;

type Walk = {
  readonly missing: 'fail' | 'create';
  /** Device and inode of the root (`identityOf`); absent: any folder is the root. */
  readonly identity?: string | null;
  readonly enter?: Enter;
};

/**
 * Walks from `root` along `segments`. Missing folders are an error or are created, as `missing` says.
 * Throws the system's error: ENOENT, also where the root is another folder than that of `identity`, or ENOTDIR for a
 * file or a link on the way.
 */
export async function holdFolder(
  root: string,
  segments: readonly string[],
  { missing, identity, enter = enterFolder }: Walk,
): Promise<HeldFolder> {
  const steps: Step[] = [];
  const created: string[] = [];
  const close = async () => {
    await Promise.all(steps.splice(0).map((step) => step.close()));
  };
  const discardCreated = async () => {
    for (const path of created.splice(0).reverse()) await rmdir(path).catch(() => undefined);
  };
  let here = await enter(root);
  steps.push(here);
  try {
    if (identity !== undefined && (await enteredIdentity(here.path)) !== identity)
      throw Object.assign(new Error(`another folder: ${root}`), { code: 'ENOENT' });
    for (const segment of segments) {
      const path = join(here.path, segment);
      if (missing === 'create' && (await createFolder(path))) created.push(path);
      here = await enter(path);
      steps.push(here);
    }
  } catch (error) {
    await discardCreated();
    await close();
    throw error;
  }
  return { path: here.path, entry: (name) => join(here.path, name), discardCreated, close };
}

/** Of the folder that was entered, whatever is at its path by now. */
async function enteredIdentity(path: string): Promise<string> {
  const { dev, ino } = await stat(path, { bigint: true });
  return `${dev}:${ino}`;
}

/** A descriptor for each folder; the next one is opened relative to it by way of `/proc`. */
export async function enterByDescriptor(path: string): Promise<Step> {
  const handle = await open(path, pathOnly | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  return { path: `/proc/self/fd/${handle.fd}`, close: () => handle.close() };
}

/** Where folders cannot be opened like that: each is looked at just before it is passed. */
export async function enterByPath(path: string): Promise<Step> {
  const stats = await lstat(path);
  if (!stats.isDirectory()) throw Object.assign(new Error(`not a directory: ${path}`), { code: 'ENOTDIR' });
  return { path, close: async () => undefined };
}

const enterFolder: Enter = process.platform === 'linux' ? enterByDescriptor : enterByPath;

/** Whether the folder was created; false when something of that name is there. */
async function createFolder(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return false;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  try {
    await mkdir(path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}
