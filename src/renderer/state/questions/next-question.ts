import type { ProjectSummary } from '@shared/app-state';
import type { ChatState } from '@shared/chat/chat';
import { type AskingChat, pauseId, questionsIn } from '@shared/inbox/waiting-questions';
import type { ChatSummary } from '@shared/project/project-state';

// The order of questions. Pure.

/** The calls of a chat that wait for an answer, oldest question first. */
export function waitingCalls(calls: ChatState['calls']): readonly string[] {
  return Object.values(calls)
    .flatMap(({ id, phase }) => (phase.phase === 'waiting' ? [{ id, since: phase.since }] : []))
    .toSorted((a, b) => a.since - b.since)
    .map(({ id }) => id);
}

/** The questions of a chat: its waiting calls, then a turn that paused for its budget. */
export function askedIn({ calls, turn }: Pick<ChatState, 'calls' | 'turn'>): readonly string[] {
  const isPaused = turn.kind === 'paused' && turn.why === 'budget';
  return isPaused ? [...waitingCalls(calls), pauseId] : waitingCalls(calls);
}

/** The one after `current`, cyclically; the first if `current` is outside the list. */
export function nextQuestion(waiting: readonly string[], current: string | null): string | null {
  const at = current === null ? -1 : waiting.indexOf(current);
  return waiting[(at + 1) % Math.max(1, waiting.length)] ?? null;
}

type Asking = AskingChat & Pick<ChatSummary, 'id' | 'createdAt'>;

/** The next chat with a question after `current`, cyclically, or null. */
export function nextWaitingChat(chats: readonly Asking[], current: string | null): string | null {
  const inOrder = chats.toSorted((a, b) => a.createdAt - b.createdAt || a.id.localeCompare(b.id));
  const at = inOrder.findIndex(({ id }) => id === current);
  const others = [...inOrder.slice(at + 1), ...inOrder.slice(0, Math.max(0, at))];
  return others.find((chat) => questionsIn(chat).length > 0)?.id ?? null;
}

/** The number of questions in other chats than this one. */
export function waitingElsewhere(
  chats: readonly (AskingChat & Pick<ChatSummary, 'id'>)[],
  chatId: string | null,
): number {
  return chats.reduce((sum, chat) => (chat.id === chatId ? sum : sum + questionsIn(chat).length), 0);
}

/** The number of questions in other open projects than this one. */
export function waitingInOthers(
  projects: readonly Pick<ProjectSummary, 'key' | 'waitingCount'>[],
  shown: string | undefined,
): number {
  return projects.reduce((sum, { key, waitingCount }) => (key === shown ? sum : sum + waitingCount), 0);
}
