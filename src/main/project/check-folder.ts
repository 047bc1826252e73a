import { type Text, textOf } from '@shared/texts/text';
import { opendir, realpath } from '../base/disk';
import { errorCode, reasonOf } from '../base/errno';
import { visibleName } from '../base/visible-name';

// Folder check: checks a folder before Pilotfish opens it as a project.

export type FolderCheck =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'unusable'; readonly problem: Text };

/** The folder's real path, or a sentence with the reason why it cannot be opened. */
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

function problemOf(folder: string, error: unknown): Text {
  switch (errorCode(error)) {
    case 'ENOENT':
      return textOf('folder.missing', { folder });
    case 'ENOTDIR':
      return textOf('folder.is-none', { folder });
    default:
      return textOf('folder.not-opened', { folder, reason: reasonOf(error) });
  }
}
