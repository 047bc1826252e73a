import { createHash } from 'node:crypto';
import { readdir, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../base/files/make-folder';
import { pinnedGit } from '../base/processes/git';
import { readRecords } from '../base/processes/run-program';
import { readBlobs } from './read-blobs';

// Git of the snapshots: the person's git on a repository of our own, with the project as its work tree. Of the project
// it obeys `.gitignore` alone: bytes are kept and given back as they are on the disk.

export type SnapshotGit = {
  /** Of the repository. */
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Records between NULs, of a run that ended well. Rejects with what git has against it. */
  run(args: readonly string[], place?: GitPlace): Promise<Buffer[]>;
  /** The same, record by record; each is only valid during the call. */
  each(args: readonly string[], place: GitPlace, onRecord: (record: Buffer) => void): Promise<void>;
  /** Their bytes, in that order; null where one is not there, or no longer what it was. */
  blobs(ids: readonly string[]): Promise<(Buffer | null)[]>;
};

export type GitPlace = {
  /** Absolute: what is the work tree, of the project or of a repository in it. */
  readonly workTree: string;
  /** A name: each work tree has its own. */
  readonly index: string;
  readonly input?: Uint8Array;
};

export type SnapshotGitOptions = {
  /** Absolute path of git. */
  readonly git: string;
  /** Ours, in the data folder. */
  readonly folder: string;
  readonly signal: AbortSignal;
};

/** The repository is made where it is not there. To be called by one at a time: what another left half-done is removed. */
export async function openSnapshotGit(options: SnapshotGitOptions): Promise<SnapshotGit> {
  const { folder } = options;
  await makeFolder(folder);
  const names = await readdir(folder);
  for (const name of names) if (name.endsWith('.lock')) await unlink(path.join(folder, name));
  const git = createSnapshotGit(options);
  if (names.includes('HEAD')) return git;
  // What git is told comes first: a repository that is there obeys it.
  await makeFolder(path.join(folder, 'info'));
  await writeFile(path.join(folder, 'info', 'attributes'), attributes);
  await writeFile(path.join(folder, 'info', 'exclude'), '');
  await git.run(['init', '--quiet', '--template=', '--object-format=sha1']);
  return git;
}

/** These go before those of the project: no filter, no change of lines, no encoding (gitattributes). */
const attributes = '* -text -filter -ident -working-tree-encoding\n';

/** Whatever the system is, a file is the bytes, the kind and the name that it has. */
const settings = [
  ...['core.autocrlf=false', 'core.safecrlf=false', 'core.symlinks=true', 'core.preloadIndex=true'],
  ...[
    'core.protectNTFS=false',
    'core.protectHFS=false',
    'core.precomposeUnicode=false',
    'core.quotePath=false',
  ],
  ...['core.looseCompression=1', 'core.logAllRefUpdates=false', 'gc.auto=0', 'index.version=4'],
].flatMap((setting) => ['-c', setting]);

const nothing = new Uint8Array();
/** The first one of a large project reads every file. */
const patienceMs = 10 * 60_000;

/** For a repository that is there. */
export function createSnapshotGit({ git, folder, signal }: SnapshotGitOptions): SnapshotGit {
  const environment = ({ workTree, index }: Pick<GitPlace, 'workTree' | 'index'>) => ({
    ...pinnedGit({ gitFolder: folder, workTree }),
    GIT_INDEX_FILE: path.join(folder, index),
    // What it learnt of the files is kept in the index.
    GIT_OPTIONAL_LOCKS: '1',
  });
  const own = { workTree: folder, index: 'index' };
  const each: SnapshotGit['each'] = async (args, place, onRecord) => {
    const { code, stderr } = await readRecords({
      ...{ file: git, args: [...settings, ...args], cwd: place.workTree, separator: '\0', signal },
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
    ...{ folder, signal, each },
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

/** As git names a file's bytes (gitformat-loose): SHA-1. */
export function blobId(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
