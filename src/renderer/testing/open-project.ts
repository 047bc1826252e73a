import { type ChatSummary, openedProject, type ProjectState } from '@shared/project/project-state';

// For tests: an open project, as the main process publishes it.

export function testProject(chats: readonly ChatSummary[] = []): ProjectState {
  return openedProject(
    { key: 'project-0123456789ab', root: '/project', name: 'project', state: 'open' },
    chats,
  );
}
