import { opendir, realpath } from '../base/disk';
import { errorCode, reasonOf } from '../base/errno';
import { visibleName } from '../base/visible-name';

// The folder that is to be opened, checked before anything is built on it.

export type FolderCheck =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'unusable'; readonly problem: string };

/** The folder's real path, or a sentence that says why it cannot be opened. */
export async function checkFolder(folder: string, look = lookInto): Promise<FolderCheck> {
  try {
    return { kind: 'folder', path: await look(folder) };
  } catch (error) {
    return { kind: 'unusable', problem: problemOf(visibleName(folder), error) };
  }
}

async function lookInto(folder: string): Promise<string> {
  const path = await realpath(folder);
  await (await opendir(path)).close();
  return path;
}

function problemOf(folder: string, error: unknown): string {
  switch (errorCode(error)) {
    case 'ENOENT':
      return `The folder "${folder}" does not exist.`;
    case 'ENOTDIR':
      return `"${folder}" is not a folder. Pilotfish opens the folder of a project.`;
    default:
      return `The folder "${folder}" cannot be opened: ${reasonOf(error)}.`;
  }
}
