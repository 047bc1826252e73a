import type { Allowance } from '@shared/approval/approval';
import { type ChangedFile, isFolderMode, type JournaledChatEvent } from '@shared/chat/chat';
import type { ChatEntry } from './chat-log';

// A line of a chat's file: JSON, one per entry, with the version of its format.

/** The newest version of a line. */
export const version = 14;

/**
 * One line with its newline. Its version is newer only if the line contains something that earlier versions cannot
 * read. Earlier versions then open the chat for reading only. Otherwise they would skip the line and continue to write.
 */
export function chatLine(entry: ChatEntry, at: number): string {
  return `${JSON.stringify({ v: versionOf(entry), at, ...entry })}\n`;
}

function versionOf({
  events = [],
  records = [],
}: ChatEntry): 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | typeof version {
  if (events.some(isOfVersion14)) return version;
  if (events.some(isOfVersion13)) return 13;
  if (records.some(({ role }) => role === 'granted') || events.some(isOfVersion12)) return 12;
  if (events.some(isOfVersion11)) return 11;
  // Version 10 added the stored beginning of requests, and the arguments as Pilotfish read them.
  if (records.some(({ role }) => ofVersion10Records.has(role))) return 10;
  if (events.some(isOfVersion10)) return 10;
  // Version 9 added pieces of an answer that is still arriving.
  if (events.some(({ type }) => type === 'assistant-kept')) return 9;
  if (events.some(isOfVersion8)) return 8;
  if (events.some(isOfVersion7)) return 7;
  if (events.some(isOfVersion6)) return 6;
  // Version 5 added the place of a chat in the list.
  if (events.some(({ type }) => type === 'shelf-changed')) return 5;
  if (records.some(({ role }) => ofVersion4.has(role)) || events.some(isOfVersion4)) return 4;
  if (records.some(({ role }) => nested.has(role)) || events.some(isOfVersion3)) return 3;
  return records.some(({ role }) => role === 'edited') || events.some(isOfVersion2) ? 2 : 1;
}

/** Version 14 added calls that were skipped because the file of an earlier one had changed. */
function isOfVersion14(event: JournaledChatEvent): boolean {
  return event.type === 'call-moved' && event.phase.phase === 'cancelled' && event.phase.why === 'stale';
}

/** Version 13 added hooks. */
function isOfVersion13(event: JournaledChatEvent): boolean {
  if (event.type === 'hook-ran') return true;
  if (event.type !== 'call-moved') return false;
  const { phase } = event;
  if (phase.phase === 'failed') return phase.refusal?.by === 'hook';
  return 'allowance' in phase && phase.allowance.by === 'hook';
}

/** Version 12 added decisions on later calls of a batch that are more than a plain acceptance. */
function isOfVersion12(event: JournaledChatEvent): boolean {
  if (event.type === 'call-granted') return event.verdict !== undefined;
  if (event.type !== 'call-moved') return false;
  if (event.phase.phase === 'rejected') return event.phase.leftOut === true;
  if (!('allowance' in event.phase)) return false;
  const { allowance } = event.phase;
  return allowance.by === 'person' && allowance.answer === 'accept-these-with-edits';
}

/** Version 11 added changes of empty folders. */
function isOfVersion11(event: JournaledChatEvent): boolean {
  if (event.type === 'changing-files') return event.changes.some(isOfFolder);
  return event.type === 'file-changed' && 'modeAfter' in event && isOfFolder(event);
}

function isOfFolder({ mode, modeAfter }: Pick<ChangedFile, 'mode' | 'modeAfter'>): boolean {
  return isFolderMode(mode) || isFolderMode(modeAfter);
}

/** Version 10 added budgets, pinned messages, and two more reasons to refuse a call. */
function isOfVersion10(event: JournaledChatEvent): boolean {
  if (event.type === 'message-pinned' || event.type === 'turn-budget-marked') return true;
  if (event.type === 'turn-changed' && event.turn.kind === 'paused') return event.turn.why === 'budget';
  if (event.type !== 'call-moved' || event.phase.phase !== 'failed') return false;
  return ofVersion10.has(event.phase.refusal?.by ?? '');
}

const ofVersion10Records: ReadonlySet<string> = new Set(['prefix', 'read-as', 'unkept']);
const ofVersion10: ReadonlySet<string> = new Set(['repeat', 'unattended']);

/** Version 8 added edits of a batch that the user accepts together. */
function isOfVersion8(event: JournaledChatEvent): boolean {
  if (event.type === 'call-granted') return true;
  return event.type === 'call-moved' && 'allowance' in event.phase && isAcceptedAhead(event.phase.allowance);
}

function isAcceptedAhead(allowance: Allowance): boolean {
  return allowance.by === 'person' && allowance.answer === 'accept-these';
}

/** Version 7 added the changes of a turn, their undo, and changes by commands. */
function isOfVersion7(event: JournaledChatEvent): boolean {
  if (ofVersion7.has(event.type)) return true;
  if (event.type === 'file-changed') return 'modeAfter' in event;
  return event.type === 'item-added' && ofVersion7Items.has(event.item.kind);
}

const ofVersion7: ReadonlySet<string> = new Set(['effects-found', 'changing-files', 'changes-kept']);
const ofVersion7Items: ReadonlySet<string> = new Set(['changes', 'taken-back']);

/** Version 6 added copies of chats, changes of queued messages, questions of the small window, and attachments. */
function isOfVersion6(event: JournaledChatEvent): boolean {
  if (event.type === 'chat-created') return event.shelf !== undefined;
  if (event.type === 'item-added')
    return (
      event.item.kind === 'begun-from' || (event.item.kind === 'user' && event.item.attachments !== undefined)
    );
  if (event.type === 'message-queued') return event.message.attachments !== undefined;
  return ofVersion6.has(event.type);
}

const ofVersion6: ReadonlySet<string> = new Set([
  ...['queued-edited', 'queued-moved'],
  ...['attachment-added', 'attachment-removed'],
]);

/** Version 2 added the record `edited`, and calls cancelled because something was closed. */
function isOfVersion2(event: JournaledChatEvent): boolean {
  return event.type === 'call-moved' && event.phase.phase === 'cancelled' && event.phase.why === 'closed';
}

/**
 * Version 4 added sub-agents (their messages, results and usage), enabled tools, plans, questions to the user and
 * forms. It also added their answers, questions about addresses and memory, and results from the web.
 */
function isOfVersion4(event: JournaledChatEvent): boolean {
  if (ofVersion4Events.has(event.type)) return true;
  if (event.type !== 'call-moved') return false;
  const { phase } = event;
  if (phase.phase === 'waiting') return newSubjects.has(phase.question.subject.kind);
  if ('display' in phase && newDisplays.has(phase.display.kind)) return true;
  if ('allowance' in phase && phase.allowance.by === 'person') return newAnswers.has(phase.allowance.answer);
  return false;
}

const ofVersion4Events: ReadonlySet<string> = new Set(['tools-on-changed', 'tools-found', 'usage-added']);
const newSubjects: ReadonlySet<string> = new Set(['plan', 'question', 'form', 'url', 'memory', 'remote']);
const newDisplays: ReadonlySet<string> = new Set(['web-page', 'web-search', 'agent', 'remote-result']);
const ofVersion4: ReadonlySet<string> = new Set(['source', 'agent-said']);
const newAnswers: ReadonlySet<string> = new Set(['plan', 'answer', 'form']);

const nested: ReadonlySet<string> = new Set(['nested-calls', 'nested-result']);

/** Version 3 added nested calls, the allowance `read-only` (before `nature`), and sentences as keys with parameters. */
function isOfVersion3(event: JournaledChatEvent): boolean {
  if (event.type === 'call-moved' && 'allowance' in event.phase && event.phase.allowance.by === 'read-only')
    return true;
  return holdsText(event);
}

/** Whether the value contains a sentence as a key with parameters, at any depth. */
function holdsText(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return ('key' in value && 'params' in value) || Object.values(value).some(holdsText);
}
