import { listFiles } from '../search/list-files';
import { listTree } from '../tree';
import type { Workspace } from '../workspace';

// Changed folders of an index: replaces the entries of only these folders with their current ones.

/**
 * Null for a folder that is gone or is now a link. `files` and `folders` are names; `below` lists all files below new
 * folders.
 */
type FolderNow = {
  readonly files: readonly string[];
  readonly folders: ReadonlySet<string>;
  readonly below: readonly string[];
} | null;

type Looked = { readonly workspace: Workspace; readonly signal: AbortSignal };

/** `files` are all files of the index, relative to the project. The folders are relative too; `''` is the root. */
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

/** The known subfolders of a changed folder. */
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
    return null; // Gone or unreadable: its entries are dropped.
  }
}

async function filesBelow(folder: string, { workspace, signal }: Looked): Promise<readonly string[]> {
  const scope = await workspace.resolve(folder);
  const files = await listFiles(workspace, scope, { order: 'none', respectGitIgnore: true, signal });
  return files.map((file) => below(folder, file));
}

/**
 * Whether the file stays in the index after a look into the folder. Files directly in the folder come from the new
 * list.
 */
function isStill(file: string, folder: string, there: FolderNow | undefined): boolean {
  const step = stepIn(file, folder);
  if (step === null) return true;
  return step !== '' && there?.folders.has(step) === true;
}

/**
 * The subfolder of `folder` on the way to the file. `''` if the file is directly in it, null if the file is elsewhere.
 */
function stepIn(file: string, folder: string): string | null {
  const start = folder === '' ? 0 : folder.length + 1;
  if (start > 0 && !file.startsWith(`${folder}/`)) return null;
  const end = file.indexOf('/', start);
  return end === -1 ? '' : file.slice(start, end);
}

function below(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}
