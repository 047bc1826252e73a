import type { WaitingElsewhere } from '@shared/contract/window-calls';
import { questionsIn } from '@shared/inbox/waiting-questions';
import type { ProjectFolder } from '@shared/project/project';
import type { ChatSummary } from '@shared/project/project-state';
import { listChats } from '../../storage/chats/list-chats';
import { chatsFolder } from '../../storage/project-key';
import type { App } from '../application';

/**
 * Recent closed projects with waiting questions, according to their lists of chats. It reads only the data folder,
 * never the projects' own folders.
 */
export async function questionsElsewhere(
  app: Pick<App, 'recent' | 'home' | 'store' | 'log'>,
): Promise<readonly WaitingElsewhere[]> {
  const open = new Set(app.store.state('app').projects.map(({ key }) => key));
  const closed = (await app.recent.folders()).filter(({ key }) => !open.has(key));
  const found: WaitingElsewhere[] = [];
  // One after another, because the result can wait.
  for (const folder of closed) {
    const chats = await waitingChats(app, folder);
    const count = chats.reduce((sum, chat) => sum + questionsIn(chat).length, 0);
    if (count > 0) found.push({ ...folder, count, locked: chats.every(({ locked }) => locked) });
  }
  return found;
}

/** An unreadable list is logged, and the other projects are still listed. */
async function waitingChats(
  { home, log }: Pick<App, 'home' | 'log'>,
  { root }: ProjectFolder,
): Promise<readonly ChatSummary[]> {
  const chats = new Map<string, ChatSummary>();
  try {
    const list = await listChats(chatsFolder(home, root));
    for (const chat of list.chats) chats.set(chat.id, chat);
    await list.complete((chat) => chats.set(chat.id, chat));
  } catch (error) {
    log.write('warning', `looking for questions of ${root}`, error);
  }
  return [...chats.values()].filter((chat) => questionsIn(chat).length > 0);
}
