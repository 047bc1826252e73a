import type { JournaledChatEvent } from '@shared/chat/chat';
import { isFinished } from '@shared/tool-call/tool-call';
import type { ChatChanges, JournaledChange } from './chat-log';

// Changes of files in a chat's journal, each with the message before it. Journals of earlier versions contain only the
// names.

export type ChangesReader = {
  take(events: readonly JournaledChatEvent[]): void;
  readonly changes: ChatChanges;
};

export function readChanges(): ChangesReader {
  const all: JournaledChange[] = [];
  const named: { path: string; turn: string | null }[] = [];
  const open = new Map<string, readonly JournaledChange[]>();
  const kept = new Map<string, string | null>();
  let turn: string | null = null;
  /** The turn of each call. A later change by a command belongs to the turn where the command began. */
  const turnOf = new Map<string, string | null>();
  const take = (event: JournaledChatEvent) => {
    switch (event.type) {
      case 'item-added':
        if (event.item.kind === 'user') turn = event.item.id;
        if (event.item.kind === 'taken-back') open.delete(event.item.id);
        return;
      case 'call-added':
        turnOf.set(event.call.id, turn);
        return;
      case 'call-moved':
        if (isFinished(event.phase)) open.delete(event.callId);
        return;
      case 'changing-files': {
        const { callId, at, changes } = event;
        open.set(
          callId,
          changes.map((change) => ({ ...change, callId, at, turn })),
        );
        return;
      }
      case 'file-changed':
        if ('callId' in event) {
          const { type: _type, ...change } = event;
          all.push({ ...change, turn: turnOf.get(event.callId) ?? turn });
        } else named.push({ path: event.relativePath, turn });
        return;
      case 'changes-kept':
        for (const { path, hash } of event.files) kept.set(path, hash);
    }
  };
  return { take: (events) => events.forEach(take), changes: { all, named, open, kept, turnOf } };
}
