import { type ChatSummary, isInList } from '@shared/project/project-state';
import { projectTopic } from '@shared/topics';
import type { HistoryOptions } from '../../history/history-page';
import type { App } from '../application';
import type { OpenProject } from '../open-project';

/** The chats of the project that are in its list: what was asked in the small window is in no history either. */
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
