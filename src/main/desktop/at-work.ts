import type { ChatState } from '@shared/chat/chat';
import { type ChatSummary, isChatAtWork } from '@shared/project/project-state';
import type { Terminal } from '@shared/terminal/terminal';
import { chatTopic, projectTopic } from '@shared/topics';
import type { Store } from '@shared/wire/store';

// The running and waiting work of all projects, grouped by what happens to it when the application ends.

export type AtWork = {
  /** Turns that stop. */
  readonly turns: number;
  /** Questions that are asked again at the next start. */
  readonly waiting: number;
  /** Questions beside a running call, which end with their turn. */
  readonly withdrawn: number;
  /** The agent's commands that end. */
  readonly commands: readonly Terminal[];
};

export function whatIsAtWork(store: Pick<Store, 'state'>): AtWork {
  const { projects, terminals } = store.state('app');
  const chats = projects
    .flatMap(({ key }) => store.state(projectTopic(key)).chats)
    .filter((chat) => !chat.locked && isChatAtWork(chat));
  const keeps = ({ id, waiting }: (typeof chats)[number]) =>
    waiting.length > 0 && !runs(store.state(chatTopic(id)));
  const [kept, stopped] = [chats.filter(keeps), chats.filter((chat) => !keeps(chat))];
  return {
    turns: stopped.length,
    waiting: questionsIn(kept),
    withdrawn: questionsIn(stopped),
    commands: terminals.filter(endsWithApplication),
  };
}

/** Whether a call runs. Questions beside it cannot continue without it (`agent.ts`, `close`). */
function runs({ calls }: ChatState): boolean {
  return Object.values(calls).some(({ phase }) => phase.phase === 'running');
}

function questionsIn(chats: readonly Pick<ChatSummary, 'waiting'>[]): number {
  return chats.reduce((sum, { waiting }) => sum + waiting.length, 0);
}

/** Whether the terminal is a command that ends with the application. The user's own shells do not count. */
function endsWithApplication({ kind, state, goesOn }: Terminal): boolean {
  return kind === 'command' && state.kind !== 'ended' && goesOn !== true;
}
