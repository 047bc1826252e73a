import type { ChatLog, ModelRecord } from '../storage/chats/chat-log';

// The files whose text the model has got since the last summary, or since Pilotfish left out old results. It may not
// see earlier ones any more.

export type KnownPaths = { has(path: string): boolean; add(path: string): void };

export function createKnownPaths(log: Pick<ChatLog, 'records'>): KnownPaths {
  let start = -1;
  let paths = new Set(log.records().flatMap(seenPath));
  const current = () => {
    const last = log.records().findLastIndex(({ role }) => role === 'summary' || role === 'trimmed');
    if (last !== start) paths = new Set(log.records().slice(last).flatMap(seenPath));
    start = last;
    return paths;
  };
  return { has: (path) => current().has(path), add: (path) => void current().add(path) };
}

/** Of a file that the chat has read or written. */
export function seenPath(record: ModelRecord): string[] {
  return record.role === 'seen' ? [record.path] : [];
}
