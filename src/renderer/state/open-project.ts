import { AppError } from '@shared/errors';
import { projectQuery } from '@shared/project';
import { textOf } from '@shared/texts/text';
import { api, followProject, useServerState } from './server-state';

// Ways to a project, in this window and in another, and the one that this window shows.

/** The key of the project this window shows. AppError `unavailable` when it shows none. */
export function shownProject(): string {
  const { project } = useServerState.getState();
  if (!project) throw new AppError('unavailable', textOf('window.no-folder'));
  return project.key;
}

/** Shows the folder in this window. The project that was here goes on, as long as it has something to do. */
export async function openFolder(path: string): Promise<void> {
  const { project } = await api.project.open({ path });
  await followProject(project);
}

export async function openFolderInNewWindow(path: string): Promise<void> {
  const { project } = await api.project.open({ path });
  if (window.pilotfish) await api.window.open({ project });
  // Without a way back to this page, and so with a window's state of its own.
  else window.open(projectQuery(project), '_blank', 'noopener');
}
