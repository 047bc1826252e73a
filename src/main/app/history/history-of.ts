import { type ChatSummary, isInList } from '@shared/project/project-state';
import { projectTopic } from '@shared/topics';
import type { HistoryOptions } from '../../history/history-page';
import type { App } from '../application';
import type { OpenProject } from '../open-project';

/** The listed chats of the project; quick questions have no history either. */
export function historyOf(
  { store }: Pick<App, 'store'>,
  { key, chats }: Pick<OpenProject, 'key' | 'chats'>,
): Pick<HistoryOptions, 'folder' | 'chats'> {
  const named = store.state(projectTopic(key)).chats.filter(isInList).map(titled);
  return { folder: chats.folder, chats: named };
}

function titled({ id, title }: ChatSummary) {
  return { id, title: title ?? '' };
}
