import { copyFile, link, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mode } from '@shared/approval/approval';
import type { ChatState, Item, JournaledChatEvent } from '@shared/chat/chat';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { isFinished } from '@shared/tool-call/tool-call';
import { isMissing, reasonOf } from '../../../base/errno';
import { writeFileAtomically } from '../../../base/files/atomic-write';
import { makeFolder } from '../../../base/files/make-folder';
import type { Workspace } from '../../../project/workspace';
import { attachmentsOf } from '../../../storage/attachments/attachment-files';
import { readChatFile } from '../../../storage/chats/chat-file';
import { chatLine } from '../../../storage/chats/chat-line';
import type { ChatEntry, ModelRecord } from '../../../storage/chats/chat-log';
import { chatPath } from '../../../storage/chats/open-chat-log';
import { rebuildChat } from '../../../storage/chats/rebuild-chat';
import { type Cut, copiedEvents, cutChat, isMessage, type TimedEntry } from './cut-chat';
import { filesSeen } from './files-seen';

// Branch of a chat: a new chat that starts as a copy of another one up to a message, and names it. It reads the other
// chat from its file and does not change it. The copy is complete or absent. Outputs and images are stored with the
// project, so that the copy survives the deletion of the original.

export type Branching = Cut & {
  /** The folder of the project's chats. */
  readonly folder: string;
  readonly chatId: string;
  /** The id of the new chat. */
  readonly id: string;
  readonly workspace: Workspace;
  readonly newId: () => string;
  readonly now: () => number;
};

/** The user's message that is left out, and the ids of its files: they wait in the new chat. */
export type BranchOf = { readonly said: string; readonly files: string[] };

/**
 * Resolves with the user's message that is left out, if any. AppError `not-found`, `busy`, `read-only`, `unavailable`.
 */
export async function branchChat(branching: Branching): Promise<BranchOf> {
  const { folder, chatId, id, now } = branching;
  const old = await readOld(folder, chatId);
  const cut = cutChat(old.entries, branching);
  if (!cut) throw new AppError('not-found', textOf('message.gone'));
  assertWhole(cut.entries, branching);
  const { leftOut, leftOutFiles = [] } = cut;
  const attached = leftOutFiles.map((attachment) => ({ type: 'attachment-added' as const, attachment }));
  const entries = [
    beginning(old.state, cut.entries, branching),
    ...(await copied(cut.entries, branching)),
    ...(attached.length > 0 ? [{ events: attached }] : []),
  ];
  const path = chatPath(folder, id);
  try {
    await shareAttachments(folder, { from: chatId, to: id });
    await writeFileAtomically(path, entries.map((entry) => chatLine(entry, now())).join(''));
  } catch (error) {
    const told = textOf('chat.not-written', { path, reason: reasonOf(error) });
    throw new AppError('unavailable', told, { cause: error });
  }
  return { said: leftOut ?? '', files: leftOutFiles.map((file) => file.id) };
}

type Old = { readonly entries: readonly TimedEntry[]; readonly state: ChatState };

async function readOld(folder: string, id: string): Promise<Old> {
  const entries: TimedEntry[] = [];
  const { isNewer } = await readChatFile(chatPath(folder, id), (entry, at) => entries.push({ ...entry, at }));
  if (entries.length === 0) throw new AppError('not-found', textOf('chat.gone'));
  if (isNewer) throw new AppError('read-only', textOf('chat.newer-format'));
  return { entries, state: rebuildChat(id, eventsOf(entries)) };
}

function eventsOf(entries: readonly TimedEntry[]): readonly JournaledChatEvent[] {
  return entries.flatMap(({ events = [] }) => events);
}

/** A message that is still being written is not in the file yet. */
function assertWhole(entries: readonly TimedEntry[], { id }: Branching): void {
  const last = rebuildChat(id, eventsOf(entries)).items.findLast(isMessage);
  if (last?.kind === 'assistant' && last.state === 'streaming')
    throw new AppError('busy', textOf('chat.still-answers'));
}

function beginning(
  old: ChatState,
  entries: readonly TimedEntry[],
  { id, chatId, itemId, newId, now }: Branching,
): ChatEntry {
  const at = now();
  // An empty copy gets its title from its first message.
  const isNamed = eventsOf(entries).some(
    (event) => event.type === 'item-added' && event.item.kind === 'user',
  );
  const title = isNamed ? old.title : '';
  const item: Item = { kind: 'begun-from', id: newId(), at, chatId, itemId, title: old.title };
  const mode = safeMode(old.mode);
  return {
    events: [
      { type: 'chat-created', id, title, at, mode, model: old.model },
      { type: 'item-added', item },
    ],
  };
}

/** The user allowed Auto for the other chat only, for a limited time. */
function safeMode(mode: Mode): Mode {
  return mode.kind === 'auto' ? { kind: 'ask' } : mode;
}

async function copied(entries: readonly TimedEntry[], { workspace }: Branching): Promise<ChatEntry[]> {
  const open = openCallsIn(entries);
  const seen = await filesSeen(entries, workspace);
  const isKept = (record: ModelRecord) => record.role !== 'seen' || seen.same.has(record.path);
  const copies = entries
    .map((entry) => withoutCalls(entry, open.ids))
    .map(({ events = [], records = [] }) => ({
      events: [...copiedEvents(events)],
      records: records.filter(isKept),
    }))
    .filter(({ events, records }) => events.length > 0 || records.length > 0);
  const notes = [runningNote(open.running), changedNote(seen.changed)].filter((text) => text !== null);
  const told = notes.map((text) => ({ role: 'note' as const, text }));
  return told.length === 0 ? copies : [...copies, { records: told }];
}

function runningNote(tools: readonly string[]): string | null {
  if (tools.length === 0) return null;
  return `This chat is a copy of an earlier one. Calls to ${tools.join(', ')} were still running there when it was made, and are not in this one. They may have had effects.`;
}

const mostNamed = 50;

function changedNote(paths: readonly string[]): string | null {
  if (paths.length === 0) return null;
  const named = paths.slice(0, mostNamed).map((path) => `- ${path}`);
  const more = paths.length > mostNamed ? [`- and ${paths.length - mostNamed} more`] : [];
  return [
    'This chat is a copy of an earlier one. These files have changed since it read or wrote them; read them again before you rely on them or change them:',
    ...named,
    ...more,
  ].join('\n');
}

/**
 * Shares the files of a chat with its copy; either chat may be deleted first. Opening the copy removes unused files.
 * Throws the system's error.
 */
async function shareAttachments(
  folder: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const [old, copy] = [attachmentsOf(folder, from), attachmentsOf(folder, to)];
  const names = await readdir(old).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  if (names.length === 0) return;
  await makeFolder(copy);
  for (const name of names.filter((each) => !each.endsWith('.part'))) {
    const [source, target] = [join(old, name), join(copy, name)];
    // Not every disk supports hard links.
    await link(source, target).catch(() => copyFile(source, target));
  }
}

// Calls that are unfinished at the end of a copy: they stay with the original chat, and the copy leaves them out. Pure.

type OpenCalls = {
  /** Ids of the unfinished calls. */
  readonly ids: ReadonlySet<string>;
  /** The tools of running calls. */
  readonly running: readonly string[];
};

function openCallsIn(entries: readonly TimedEntry[]): OpenCalls {
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

function withoutCalls({ at, events = [], records = [] }: TimedEntry, ids: ReadonlySet<string>): TimedEntry {
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
