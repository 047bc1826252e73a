import { createHash } from 'node:crypto';
import { readdir, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../base/files/make-folder';
import { hasVersion, pinnedGit } from '../base/processes/git';
import { readRecords } from '../base/processes/run-program';
import { readBlobs } from './read-blobs';

// Git of the snapshots: the user's git on a repository of Pilotfish, with the project as its work tree. It obeys only
// `.gitignore` of the project, and stores and returns bytes exactly as they are on disk.

export type SnapshotGit = {
  /** The folder of the repository. */
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Returns the NUL-separated records of a successful run. Rejects with git's error message. */
  run(args: readonly string[], place?: GitPlace): Promise<Buffer[]>;
  /** The same, record by record. Each record is only valid during the call. */
  each(args: readonly string[], place: GitPlace, onRecord: (record: Buffer) => void): Promise<void>;
  /** The bytes of the objects, in that order. Null for a missing or damaged object. */
  blobs(ids: readonly string[]): Promise<(Buffer | null)[]>;
};

export type GitPlace = {
  /** Absolute path of the work tree: the project, or a nested repository. */
  readonly workTree: string;
  /** File name of the index. Each work tree has a separate one. */
  readonly index: string;
  readonly input?: Uint8Array;
  /** Stores all new files in one pack, which is much faster for many and wasteful for a few. */
  readonly packs?: boolean;
};

export type SnapshotGitOptions = {
  /** Absolute path of git. */
  readonly git: string;
  /** Pilotfish's folder, in the data folder. */
  readonly folder: string;
  readonly signal: AbortSignal;
};

/**
 * Creates the repository if it is missing. Only one caller at a time, because it removes half-finished files of others.
 */
export async function openSnapshotGit(options: SnapshotGitOptions): Promise<SnapshotGit> {
  const { folder } = options;
  await makeFolder(folder);
  const names = await readdir(folder);
  for (const name of names) if (name.endsWith('.lock')) await unlink(path.join(folder, name));
  const packs = path.join(folder, 'objects', 'pack');
  for (const name of await readdir(packs).catch(() => []))
    if (name.startsWith('tmp_')) await unlink(path.join(packs, name));
  const git = createSnapshotGit(options);
  if (names.includes('HEAD')) return git;
  // Git's configuration comes first, because an existing repository obeys it.
  await makeFolder(path.join(folder, 'info'));
  await writeFile(path.join(folder, 'info', 'attributes'), attributes);
  await writeFile(path.join(folder, 'info', 'exclude'), '');
  await git.run(['init', '--quiet', '--template=', '--object-format=sha1']);
  return git;
}

/**
 * These override the project's attributes and switch off filters, changes of line ends and encodings (gitattributes).
 */
const attributes = '* -text -filter -ident -working-tree-encoding\n';

/** On every system, a file is stored with exactly its bytes, kind and name. */
const settings = [
  ...['core.autocrlf=false', 'core.safecrlf=false', 'core.symlinks=true', 'core.preloadIndex=true'],
  ...[
    'core.protectNTFS=false',
    'core.protectHFS=false',
    'core.precomposeUnicode=false',
    'core.quotePath=false',
  ],
  ...[
    'core.looseCompression=1',
    'pack.compression=1',
    'core.logAllRefUpdates=false',
    'gc.auto=0',
    'index.version=4',
  ],
].flatMap((setting) => ['-c', setting]);

/**
 * Git streams every file into the pack, as it usually does with large ones. Before 2.37 it makes a pack for each file.
 */
const packing = ['-c', 'core.bigFileThreshold=1'];
const sincePacking = [2, 37] as const;

const nothing = new Uint8Array();
/** The first snapshot of a large project reads every file. */
const patienceMs = 10 * 60_000;

/** For an existing repository. */
export function createSnapshotGit({ git, folder, signal }: SnapshotGitOptions): SnapshotGit {
  const environment = ({ workTree, index }: Pick<GitPlace, 'workTree' | 'index'>) => ({
    ...pinnedGit({ gitFolder: folder, workTree }),
    GIT_INDEX_FILE: path.join(folder, index),
    // Lets git store its findings about the files in the index.
    GIT_OPTIONAL_LOCKS: '1',
  });
  const own = { workTree: folder, index: 'index' };
  const each: SnapshotGit['each'] = async (args, place, onRecord) => {
    const isPacking = place.packs === true && (await hasVersion(git, sincePacking));
    const { code, stderr } = await readRecords({
      file: git,
      args: [...settings, ...(isPacking ? packing : []), ...args],
      cwd: place.workTree,
      separator: '\0',
      signal,
      env: environment(place),
      input: place.input ?? nothing,
      timeLimitMs: patienceMs,
      onRecord(record) {
        if (record === null) throw new Error('git told of a name that is too long');
        onRecord(record);
      },
    });
    if (code !== 0) throw new Error(`git ${args[0]} failed: ${stderr.trim() || `exit code ${code}`}`);
  };
  return {
    folder,
    signal,
    each,
    async run(args, place = own) {
      const records: Buffer[] = [];
      await each(args, place, (record) => records.push(Buffer.from(record)));
      return records;
    },
    async blobs(ids) {
      const options = { git, folder, ids, env: environment(own), signal };
      return (await readBlobs(options)).map((bytes, at) =>
        bytes && blobId(bytes) === ids[at] ? bytes : null,
      );
    },
  };
}

/** The id that git computes for a file's bytes (gitformat-loose): SHA-1. */
export function blobId(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
