import type { JournaledChatEvent } from '@shared/chat/chat';
import { isFinished } from '@shared/tool-call/tool-call';
import type { ModelRecord } from '../../../storage/chats/chat-log';
import type { TimedEntry } from './cut-chat';

// Calls that are unfinished at the end of a copy: they stay with the original chat, and the copy leaves them out. Pure.

export type OpenCalls = {
  /** Ids of the unfinished calls. */
  readonly ids: ReadonlySet<string>;
  /** The tools of running calls. */
  readonly running: readonly string[];
};

export function openCallsIn(entries: readonly TimedEntry[]): OpenCalls {
  const tools = new Map<string, string>();
  const running = new Set<string>();
  for (const event of entries.flatMap(({ events = [] }) => events)) {
    if (event.type === 'call-added') tools.set(event.call.id, event.call.tool);
    if (event.type !== 'call-moved') continue;
    if (event.phase.phase === 'running') running.add(event.callId);
    if (!isFinished(event.phase)) continue;
    tools.delete(event.callId);
    running.delete(event.callId);
  }
  const names = [...running].flatMap((id) => tools.get(id) ?? []);
  return { ids: new Set(tools.keys()), running: [...new Set(names)] };
}

export function withoutCalls(
  { at, events = [], records = [] }: TimedEntry,
  ids: ReadonlySet<string>,
): TimedEntry {
  return {
    at,
    events: events.filter((event) => !ids.has(callOfEvent(event) ?? '')),
    records: records
      .filter((record) => !ids.has(callOfRecord(record) ?? ''))
      .map((record) =>
        'calls' in record ? { ...record, calls: record.calls.filter(({ id }) => !ids.has(id)) } : record,
      ),
  };
}

function callOfEvent(event: JournaledChatEvent): string | null {
  if (event.type === 'call-added') return event.call.id;
  return event.type === 'call-moved' ? event.callId : null;
}

function callOfRecord(record: ModelRecord): string | null {
  if ('callId' in record) return record.callId;
  return record.role === 'nested-calls' ? record.parentId : null;
}
