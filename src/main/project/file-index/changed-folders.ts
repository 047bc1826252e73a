import { listFiles } from '../search/list-files';
import { listTree } from '../tree';
import type { Workspace } from '../workspace';

// Changed folders of an index: what lies in them now takes the place of what it has of them, without listing the rest.

/** Of a folder that is gone or is a link by now: null. Both by their names; of new folders, all files below. */
type FolderNow = {
  readonly files: readonly string[];
  readonly folders: ReadonlySet<string>;
  readonly below: readonly string[];
} | null;

type Looked = { readonly workspace: Workspace; readonly signal: AbortSignal };

/** `files` are all of the index, relative to the project; the folders are named likewise, `''` is the root. */
export async function withChangedFolders(
  files: readonly string[],
  changed: readonly string[],
  looked: Looked,
): Promise<readonly string[]> {
  const now = new Map<string, FolderNow>();
  for (const folder of changed) now.set(folder, await lookInto(folder, knownIn(files, folder), looked));
  const kept = files.filter((file) => changed.every((folder) => isStill(file, folder, now.get(folder))));
  const found = [...now].flatMap(([folder, there]) => [
    ...(there?.files ?? []).map((name) => below(folder, name)),
    ...(there?.below ?? []),
  ]);
  return [...new Set([...found, ...kept])];
}

/** The folders in each of those that changed, as far as they are known. */
function knownIn(files: readonly string[], folder: string): ReadonlySet<string> {
  return new Set(files.flatMap((file) => stepIn(file, folder) || []));
}

async function lookInto(
  folder: string,
  known: ReadonlySet<string>,
  { workspace, signal }: Looked,
): Promise<FolderNow> {
  const entries = await listed(workspace, folder);
  if (entries === null) return null;
  const shown = entries.filter(({ ignored, name }) => !ignored && name !== 'node_modules');
  const folders = shown.filter(({ kind }) => kind === 'folder').map(({ name }) => name);
  const added = folders.filter((name) => !known.has(name));
  const lists = added.map((name) => filesBelow(below(folder, name), { workspace, signal }));
  return {
    files: shown.filter(({ kind }) => kind === 'file').map(({ name }) => name),
    folders: new Set(folders),
    below: (await Promise.all(lists)).flat(),
  };
}

async function listed(workspace: Workspace, folder: string) {
  try {
    const path = await workspace.resolve(folder);
    return path.relative === folder ? await listTree(workspace, folder) : null;
  } catch {
    return null; // Gone, or not to be read: then nothing of it is found.
  }
}

async function filesBelow(folder: string, { workspace, signal }: Looked): Promise<readonly string[]> {
  const scope = await workspace.resolve(folder);
  const files = await listFiles(workspace, scope, { order: 'none', respectGitIgnore: true, signal });
  return files.map((file) => below(folder, file));
}

/** Whether the folder says nothing of the file, or that it is there; those directly in it are told anew. */
function isStill(file: string, folder: string, there: FolderNow | undefined): boolean {
  const step = stepIn(file, folder);
  if (step === null) return true;
  return step !== '' && there?.folders.has(step) === true;
}

/** The folder in `folder` through which the way goes on to the file: `''` when it lies there, null when elsewhere. */
function stepIn(file: string, folder: string): string | null {
  const start = folder === '' ? 0 : folder.length + 1;
  if (start > 0 && !file.startsWith(`${folder}/`)) return null;
  const end = file.indexOf('/', start);
  return end === -1 ? '' : file.slice(start, end);
}

function below(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}
