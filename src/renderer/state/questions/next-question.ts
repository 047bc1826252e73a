import type { ProjectSummary } from '@shared/app-state';
import type { ChatState } from '@shared/chat/chat';
import type { ChatSummary } from '@shared/project/project-state';

// The order of questions. Pure.

/** The calls of a chat that wait for an answer, oldest question first. */
export function waitingCalls(calls: ChatState['calls']): readonly string[] {
  return Object.values(calls)
    .flatMap(({ id, phase }) => (phase.phase === 'waiting' ? [{ id, since: phase.since }] : []))
    .toSorted((a, b) => a.since - b.since)
    .map(({ id }) => id);
}

/** The one after `current`, cyclically; the first if `current` is outside the list. */
export function nextQuestion(waiting: readonly string[], current: string | null): string | null {
  const at = current === null ? -1 : waiting.indexOf(current);
  return waiting[(at + 1) % Math.max(1, waiting.length)] ?? null;
}

type Waiting = Pick<ChatSummary, 'id' | 'createdAt' | 'waiting'>;

/** The next chat with a question after `current`, cyclically, or null. */
export function nextWaitingChat(chats: readonly Waiting[], current: string | null): string | null {
  const inOrder = chats.toSorted((a, b) => a.createdAt - b.createdAt || a.id.localeCompare(b.id));
  const at = inOrder.findIndex(({ id }) => id === current);
  const others = [...inOrder.slice(at + 1), ...inOrder.slice(0, Math.max(0, at))];
  return others.find(({ waiting }) => waiting.length > 0)?.id ?? null;
}

/** The number of questions in other chats than this one. */
export function waitingElsewhere(
  chats: readonly Pick<ChatSummary, 'id' | 'waiting'>[],
  chatId: string | null,
): number {
  return chats.reduce((sum, { id, waiting }) => (id === chatId ? sum : sum + waiting.length), 0);
}

/** The number of questions in other open projects than this one. */
export function waitingInOthers(
  projects: readonly Pick<ProjectSummary, 'key' | 'waitingCount'>[],
  shown: string | undefined,
): number {
  return projects.reduce((sum, { key, waitingCount }) => (key === shown ? sum : sum + waitingCount), 0);
}
