import type { FileHandle } from 'node:fs/promises';
import type { Workspace, WorkspacePath } from '../workspace';
import type { FileMatches } from './hits';
import type { Ripgrep } from './ripgrep';
import { createJsonReader } from './ripgrep-json';
import { foundPath, queryArguments, type SearchRequest } from './search-request';

// Search in open files. The workspace opens the files and ripgrep gets their descriptors, so nobody can replace a file
// on its path.

/** Files per run, because each one needs a descriptor. */
const atOnce = 64;
const firstDescriptor = 3;

/** The files with matches, relative to the scope. A file that cannot be opened has none. */
export async function searchOpened(
  request: SearchRequest,
  paths: readonly string[],
  { limit, ripgrep }: { limit: number; ripgrep: Ripgrep },
): Promise<FileMatches[]> {
  const found: FileMatches[] = [];
  const { workspace, signal } = request;
  const files = paths.map((path) => ({ path, place: foundPath(request, path) }));
  await overOpened(workspace, files, {
    args: queryArguments(request),
    ripgrep,
    signal,
    readerOf: (fileOf) =>
      createJsonReader({
        limit,
        wants: () => true,
        onFile: (file) => found.push({ ...file, path: fileOf(file.path)?.path ?? '' }),
      }).onRecord,
  });
  return found;
}

type Searched = { readonly place: WorkspacePath };

type OverOpened<File> = {
  /** The arguments of the search. */
  readonly args: readonly string[];
  readonly ripgrep: Ripgrep;
  readonly signal: AbortSignal;
  /** Returns the reader for the records of one run. `fileOf` returns the file for a name from ripgrep. */
  readerOf(fileOf: (named: string) => File | undefined): (record: Buffer | null) => void;
};

/** Runs ripgrep with `--json` over the files, in their order. Skips files that cannot be opened. */
export async function overOpened<File extends Searched>(
  workspace: Workspace,
  files: readonly File[],
  over: OverOpened<File>,
): Promise<void> {
  for (let from = 0; from < files.length; from += atOnce) {
    const opened = await openAll(workspace, files.slice(from, from + atOnce));
    try {
      if (opened.length > 0) await runOver(workspace, opened, over);
    } finally {
      await Promise.all(opened.map(({ handle }) => handle.close()));
    }
  }
}

type Opened<File> = { readonly file: File; readonly handle: FileHandle };

async function openAll<File extends Searched>(
  workspace: Workspace,
  files: readonly File[],
): Promise<Opened<File>[]> {
  const opened = await Promise.all(
    files.map(async (file) => {
      const handle = await workspace.openFile(file.place).catch(() => null);
      return handle && { file, handle };
    }),
  );
  return opened.filter((each) => each !== null);
}

async function runOver<File extends Searched>(
  workspace: Workspace,
  opened: readonly Opened<File>[],
  { args, ripgrep, signal, readerOf }: OverOpened<File>,
): Promise<void> {
  const names = opened.map(({ file }, index) => nameInChild(file.place, firstDescriptor + index));
  const files = new Map(names.map((name, index) => [name, opened[index]?.file]));
  await ripgrep({
    args: ['--no-config', '--no-ignore', '--no-messages', '--json', ...args, '--', ...names],
    cwd: workspace.root,
    separator: '\n',
    descriptors: opened.map(({ handle }) => handle.fd),
    signal,
    onRecord: readerOf((named) => files.get(named)),
  });
}

/** Windows has no names for open files. There the workspace itself works by path. */
function nameInChild({ absolute }: WorkspacePath, descriptor: number): string {
  if (process.platform === 'win32') return absolute;
  return `${process.platform === 'linux' ? '/proc/self/fd' : '/dev/fd'}/${descriptor}`;
}
