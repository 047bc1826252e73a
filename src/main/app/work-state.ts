import type { WorkState } from '../agent/kept-words';
import type { ChatLog } from '../storage/chats/chat-log';
import type { ChatChanges } from './changes/chat-changes';
import type { AppParts } from './parts/parts';

// The application's facts about a chat's work: the files it changed, and its running commands.

export async function workStateOf({
  log,
  changes,
  parts,
}: {
  readonly log: ChatLog;
  readonly changes: ChatChanges;
  readonly parts: AppParts;
}): Promise<WorkState> {
  const { files } = await changes.list({ kind: 'chat' });
  return {
    changed: files.filter(({ became }) => became !== 'as-before'),
    commands: parts.store
      .state('app')
      .terminals.filter(({ call, state }) => call?.chatId === log.id && state.kind === 'running')
      .map(({ command, title }) => command ?? title),
  };
}
