import { AppError } from '@shared/errors';
import type { App } from '../app/application';
import type { Projects } from '../app/projects';
import { checkFolder } from '../project/check-folder';

// Opens folders as projects, at the start and later.

/** Opens the folders of the start. The windows show an error for each folder that cannot be opened. */
export async function openFolders(pilotfish: App, folders: readonly string[]): Promise<readonly string[]> {
  const opened: string[] = [];
  for (const folder of folders) {
    const project = await openFolder(pilotfish, folder, pilotfish.projects.openAtStart);
    if (project !== null) opened.push(project);
  }
  return opened;
}

/** The key of the project. Null if the folder cannot be opened; windows show the error. */
export async function openFolder(
  pilotfish: App,
  folder: string,
  open: Projects['openAtStart'] = pilotfish.projects.open,
): Promise<string | null> {
  const check = await checkFolder(folder);
  try {
    if (check.kind === 'folder') return (await open(check.path))?.key ?? null;
    pilotfish.notice('error', check.problem);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    pilotfish.notice('error', error.told);
  }
  return null;
}
