import { homedir } from 'node:os';
import { sep } from 'node:path';
import { isWithin } from '@shared/base/is-within';
import { textOf } from '@shared/texts/text';
import { realpath } from '../base/disk';
import { createWorkspace, type Workspace } from '../project/workspace';
import type { AppParts } from './parts/parts';

/** The workspace of a project. Warns the user about a folder that contains everything the user has. */
export async function openWorkspace(path: string, parts: AppParts): Promise<Workspace> {
  const workspace = await createWorkspace(path, {
    memoryFileNames: () => parts.settings.current().settings.memory.fileNames,
    dataFolder: parts.home,
  });
  if (await containsHome(workspace.root))
    parts.notice('warning', textOf('project-files.holds-home', { path: workspace.root }));
  return workspace;
}

/** Whether the folder is the user's home or contains it. `root` is canonical. */
async function containsHome(root: string): Promise<boolean> {
  return isWithin(await realpath(homedir()).catch(homedir), root, sep);
}
