import type { ProjectSummary } from '@shared/app-state';
import { AppError } from '@shared/errors';
import { projectQuery } from '@shared/project/project';
import { textOf } from '@shared/texts/text';
import { showChatInAddress } from './address';
import { api, followProject, useServerState } from './server-state';

// The project of this window, and ways to open a project in this or another window.

/** The key of the project in this window. Throws AppError `unavailable` if the window is empty. */
export function shownProject(): string {
  const { project } = useServerState.getState();
  if (!project) throw new AppError('unavailable', textOf('window.no-folder'));
  return project.key;
}

/** The other project whose question this chat asks in this window; null for any other chat. */
export function otherProjectOf(
  chatId: string,
  { project, app }: Pick<ReturnType<typeof useServerState.getState>, 'project' | 'app'>,
): ProjectSummary | null {
  if (project?.chats.some(({ id }) => id === chatId)) return null;
  return app?.projects.find(({ waiting }) => waiting.some((asked) => asked.chatId === chatId)) ?? null;
}

/** Shows the chat of another project: in that project's window on the desktop, else in this one. */
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

/** Shows the folder in this window. The previous project stays open while it has work to do. */
export async function openFolder(path: string): Promise<void> {
  const { project } = await api.project.open({ path });
  await followProject(project);
}

export async function openFolderInNewWindow(path: string): Promise<void> {
  const { project } = await api.project.open({ path });
  if (window.pilotfish) await api.window.open({ project });
  // `noopener` separates the new window from this page, and thus gives it its own session storage.
  else window.open(projectQuery(project), '_blank', 'noopener');
}
