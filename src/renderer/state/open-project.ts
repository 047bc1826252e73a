import type { ProjectSummary } from '@shared/app-state';
import { AppError } from '@shared/errors';
import { projectQuery } from '@shared/project/project';
import { textOf } from '@shared/texts/text';
import { showChatInAddress } from './address';
import { api, followProject, useServerState } from './server-state';

// Ways to a project, in this window and in another, and the one that this window shows.

/** The key of the project this window shows. AppError `unavailable` when it shows none. */
export function shownProject(): string {
  const { project } = useServerState.getState();
  if (!project) throw new AppError('unavailable', textOf('window.no-folder'));
  return project.key;
}

/** The project of a chat that asks something in another one than this window shows; null for any other chat. */
export function otherProjectOf(
  chatId: string,
  { project, app }: Pick<ReturnType<typeof useServerState.getState>, 'project' | 'app'>,
): ProjectSummary | null {
  if (project?.chats.some(({ id }) => id === chatId)) return null;
  return app?.projects.find(({ waiting }) => waiting.some((asked) => asked.chatId === chatId)) ?? null;
}

/** Shows the chat of another project: in that one's window where the desktop has them, else in this one. */
export async function goToChatOf(project: string, chatId: string): Promise<void> {
  if (window.pilotfish) return void (await api.window.open({ project, chatId }));
  showChatInAddress(chatId);
  try {
    await followProject(project);
  } catch (error) {
    showChatInAddress(null);
    throw error;
  }
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
