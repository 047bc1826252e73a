import type { ChatState } from '@shared/chat';

// Which question comes next. Pure.

/** The calls of a chat that wait for an answer, oldest question first. */
export function waitingCalls(calls: ChatState['calls']): readonly string[] {
  return Object.values(calls)
    .flatMap(({ id, phase }) => (phase.phase === 'waiting' ? [{ id, since: phase.since }] : []))
    .toSorted((a, b) => a.since - b.since)
    .map(({ id }) => id);
}

/** The one after `current`, round and round; the first when `current` is none of them. */
export function nextQuestion(waiting: readonly string[], current: string | null): string | null {
  const at = current === null ? -1 : waiting.indexOf(current);
  return waiting[(at + 1) % Math.max(1, waiting.length)] ?? null;
}
