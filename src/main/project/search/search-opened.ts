import type { FileHandle } from 'node:fs/promises';
import type { FileMatches } from './hits';
import type { Ripgrep } from './ripgrep';
import { createJsonReader } from './ripgrep-json';
import { foundPath, queryArguments, type SearchRequest } from './search-request';

// Search in open files, those that are opened through the workspace and handed to ripgrep open: it needs no path to
// them, so nobody can put another file in their place.

/** Files in one go: each costs an open file. */
const atOnce = 64;
const firstDescriptor = 3;

/** Those of the files (relative to the scope) with matches; one that cannot be opened has none. */
export async function searchOpened(
  request: SearchRequest,
  paths: readonly string[],
  { limit, ripgrep }: { limit: number; ripgrep: Ripgrep },
): Promise<FileMatches[]> {
  const found: FileMatches[] = [];
  for (let from = 0; from < paths.length; from += atOnce) {
    const opened = await openAll(request, paths.slice(from, from + atOnce));
    try {
      found.push(...(await searchHandles(request, opened, { limit, ripgrep })));
    } finally {
      await Promise.all(opened.map(({ handle }) => handle.close()));
    }
  }
  return found;
}

type Opened = { readonly path: string; readonly handle: FileHandle };

async function openAll(request: SearchRequest, paths: readonly string[]): Promise<Opened[]> {
  const opened = await Promise.all(
    paths.map(async (path) => {
      const handle = await request.workspace.openFile(foundPath(request, path)).catch(() => null);
      return handle && { path, handle };
    }),
  );
  return opened.filter((file) => file !== null);
}

async function searchHandles(
  request: SearchRequest,
  opened: readonly Opened[],
  { limit, ripgrep }: { limit: number; ripgrep: Ripgrep },
): Promise<FileMatches[]> {
  if (opened.length === 0) return [];
  const names = opened.map(({ path }, index) => nameInChild(request, path, firstDescriptor + index));
  const paths = new Map(names.map((name, index) => [name, opened[index]?.path ?? '']));
  const found: FileMatches[] = [];
  const { onRecord } = createJsonReader({
    limit,
    wants: () => true,
    onFile: (file) => found.push({ ...file, path: paths.get(file.path) ?? '' }),
  });
  await ripgrep({
    args: [
      ...['--no-config', '--no-ignore', '--no-messages', '--json', ...queryArguments(request)],
      ...['--', ...names],
    ],
    cwd: request.workspace.root,
    separator: '\n',
    descriptors: opened.map(({ handle }) => handle.fd),
    signal: request.signal,
    onRecord,
  });
  return found;
}

/** Windows has no names for open files; there the workspace itself goes by path. */
function nameInChild(request: SearchRequest, path: string, descriptor: number): string {
  if (process.platform === 'win32') return foundPath(request, path).absolute;
  return `${process.platform === 'linux' ? '/proc/self/fd' : '/dev/fd'}/${descriptor}`;
}
