import type { ChangeRange } from '@shared/changes/shown-changes-schema';
import type { ChatState } from '@shared/chat/chat';
import { withNested } from '@shared/tool-call/tool-call';
import type { ChatChanges, JournaledChange } from '../../storage/chats/chat-log';

// Selects the changes of a chat that belong to a range. Pure.

export function changesIn(
  all: readonly JournaledChange[],
  range: ChangeRange,
  { items, calls }: Pick<ChatState, 'items' | 'calls'>,
): readonly JournaledChange[] {
  switch (range.kind) {
    case 'chat':
      return all;
    case 'since':
      return all.filter(({ at = 0 }) => at >= range.at);
    case 'undo':
      return all.filter(({ callId }) => callId === range.itemId);
    case 'call': {
      const ids = new Set([range.callId, ...withNested(calls, range.callId).map(({ id }) => id)]);
      return all.filter(({ callId }) => ids.has(callId));
    }
    // Undos of the user during the turn are excluded; they may concern another turn.
    case 'turn':
      return all.filter(({ turn, callId }) => turn === range.itemId && Object.hasOwn(calls, callId));
    case 'from': {
      const turns = new Set(idsFrom(items, range.itemId));
      return all.filter(({ turn }) => turn !== null && turns.has(turn));
    }
  }
}

function idsFrom(items: ChatState['items'], itemId: string): readonly string[] {
  const at = items.findIndex(({ id }) => id === itemId);
  if (at === -1) return [];
  // For an answer, the range starts at the user's message before it.
  const from = items.slice(0, at + 1).findLastIndex(({ kind }) => kind === 'user');
  return items.slice(from === -1 ? at : from).flatMap(({ kind, id }) => (kind === 'user' ? [id] : []));
}

/** Files of the range for which earlier versions of Pilotfish stored only the name. */
export function namedIn(
  named: ChatChanges['named'],
  range: ChangeRange,
  items: ChatState['items'],
): readonly string[] {
  const turns = range.kind === 'from' ? new Set(idsFrom(items, range.itemId)) : null;
  const isIn = (turn: string | null) => {
    if (range.kind === 'chat') return true;
    if (range.kind === 'turn') return turn === range.itemId;
    return turns !== null && turn !== null && turns.has(turn);
  };
  return [...new Set(named.filter(({ turn }) => isIn(turn)).map(({ path }) => path))];
}

/** The calls of the range, with or without changes. */
export function callsIn(
  range: ChangeRange,
  { items, calls }: Pick<ChatState, 'items' | 'calls'>,
  turnOf: ReadonlyMap<string, string | null>,
): readonly string[] {
  const ofTurns = (turns: ReadonlySet<string>) =>
    Object.keys(calls).filter((id) => turns.has(turnOf.get(id) ?? ''));
  switch (range.kind) {
    case 'chat':
    case 'since':
      return Object.keys(calls);
    case 'undo':
      return [];
    case 'call':
      return withNested(calls, range.callId).map(({ id }) => id);
    case 'turn':
      return ofTurns(new Set([range.itemId]));
    case 'from':
      return ofTurns(new Set(idsFrom(items, range.itemId)));
  }
}
