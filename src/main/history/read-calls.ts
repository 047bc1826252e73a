import type { Allowance } from '@shared/approval/approval';
import { isRecord, parseJson } from '@shared/base/json';
import type { Item, JournaledChatEvent } from '@shared/chat/chat';
import type { CallChanges, PastCall } from '@shared/history/history';
import type { HookRun } from '@shared/hooks/hooks-schema';
import {
  type CallEffects,
  type Display,
  type FinishedPhase,
  isFinished,
  type ToolCall,
} from '@shared/tool-call/tool-call';
import type { ChatEntry } from '../storage/chats/chat-log';
import { inputsIn } from '../storage/chats/chat-reading';

// Past calls of one chat, from the entries of its file: a row for each ended call, in the order of their ends. The
// reader can continue from an earlier state, so that only the new entries of a chat are read.

/** A past call as the main process stores it: with its arguments, in which long texts are cut. */
export type KeptCall = PastCall & { readonly input: string };

/** The calls that have not ended, and the data that distinguishes copied calls from the chat's own. */
export type OpenCalls = {
  readonly begun: Readonly<Record<string, OpenCall>>;
  /** For a chat that began as a copy of another: its start, and the copied messages. */
  readonly copy: { readonly at: number; readonly messages: readonly string[] } | null;
};

type OpenCall = Pick<ToolCall, 'messageId' | 'tool' | 'displayName' | 'title' | 'parentId' | 'label'> & {
  readonly input: string;
  readonly allowance: Allowance | null;
  readonly changes: CallChanges | null;
  readonly hooks?: readonly HookRun[];
};

export type CallReader = {
  take(entry: ChatEntry, at: number): void;
  rows(): readonly KeptCall[];
  open(): OpenCalls;
};

export const nothingOpen: OpenCalls = { begun: {}, copy: null };

export function createCallReader(
  chatId: string,
  known: readonly KeptCall[] = [],
  open: OpenCalls = nothingOpen,
): CallReader {
  const rows = new Map(known.map((row) => [row.callId, row]));
  const begun = new Map(Object.entries(open.begun));
  const copied = new Set(open.copy?.messages);
  const inputs = new Map<string, string>();
  let copiedAt = open.copy?.at ?? null;

  const update = (callId: string, change: (changes: CallChanges | null) => CallChanges | null) => {
    const [call, row] = [begun.get(callId), rows.get(callId)];
    if (call) begun.set(callId, { ...call, changes: change(call.changes) });
    if (row) rows.set(callId, { ...row, changes: change(row.changes) });
  };
  const move = (event: Extract<JournaledChatEvent, { type: 'call-moved' }>, at: number) => {
    const { callId, phase } = event;
    const call = begun.get(callId);
    if (!call) return;
    const allowance = 'allowance' in phase ? phase.allowance : call.allowance;
    if (!isFinished(phase)) return void begun.set(callId, { ...call, allowance });
    const { changes, ...rest } = call;
    const ended = { chatId, callId, at, ...rest, allowance, phase: lightened(phase), undone: null };
    rows.set(callId, { ...ended, changes: withLines(changes, phase) });
    begun.delete(callId);
  };
  const takeItem = (item: Item) => {
    if (item.kind === 'begun-from') copiedAt = item.at;
    else if (copiedAt !== null && item.kind === 'assistant' && item.at < copiedAt) copied.add(item.id);
    else if (item.kind === 'taken-back')
      for (const { id, undone } of item.undone ?? []) {
        const row = rows.get(id);
        if (row) rows.set(id, { ...row, undone: undone === 'not' ? null : undone });
      }
  };
  const takeEvent = (event: JournaledChatEvent, at: number) => {
    switch (event.type) {
      case 'item-added':
        return takeItem(event.item);
      case 'call-added':
        // Calls that ran in another chat are in that chat's history.
        if (!copied.has(event.call.messageId)) begun.set(event.call.id, openCall(event.call, inputs));
        return;
      case 'call-moved':
        return move(event, at);
      case 'file-changed':
        if ('callId' in event) update(event.callId, (changes) => withFile(changes, event.relativePath));
        return;
      case 'hook-ran': {
        const call = event.callId === undefined ? undefined : begun.get(event.callId);
        if (call) begun.set(event.callId ?? '', { ...call, hooks: [...(call.hooks ?? []), event.run] });
        return;
      }
      case 'effects-found':
        return update(event.callId, (changes) => withEffects(changes, event.effects));
    }
  };
  return {
    take({ events = [], records = [] }, at) {
      for (const [callId, given] of inputsIn(records)) {
        const input = keptInput(given);
        const known = begun.get(callId);
        if (known) begun.set(callId, { ...known, input });
        else inputs.set(callId, input);
      }
      for (const event of events) takeEvent(event, at);
    },
    rows: () => [...rows.values()],
    open: () => ({
      begun: Object.fromEntries(begun),
      copy: copiedAt === null ? null : { at: copiedAt, messages: [...copied] },
    }),
  };
}

function openCall(call: ToolCall, inputs: Map<string, string>): OpenCall {
  const { id, messageId, tool, displayName, title, parentId, label, inputPreview } = call;
  const input = inputs.get(id) ?? inputPreview;
  inputs.delete(id);
  return {
    messageId,
    tool,
    displayName,
    title,
    input,
    allowance: null,
    changes: null,
    ...(parentId !== undefined && { parentId }),
    ...(label !== undefined && { label }),
  };
}

const nothingChanged: CallChanges = { files: 0, added: 0, removed: 0, names: [] };
const mostNames = 5;

function withFile(changes: CallChanges | null, name: string): CallChanges {
  const { files, names, ...lines } = changes ?? nothingChanged;
  if (names.includes(name)) return { files, names, ...lines };
  return { ...lines, files: files + 1, names: [...names, name].slice(0, mostNames) };
}

/** Earlier events named the files of a command one by one. This event adds the line counts. */
function withEffects(changes: CallChanges | null, effects: CallEffects): CallChanges | null {
  if (effects.files === 0) return changes;
  const { files, added, removed, names } = changes ?? nothingChanged;
  return {
    files: Math.max(files, effects.files),
    added: added + effects.added,
    removed: removed + effects.removed,
    names: [...new Set([...names, ...effects.names])].slice(0, mostNames),
  };
}

function withLines(changes: CallChanges | null, phase: FinishedPhase): CallChanges | null {
  if (phase.phase !== 'done' || phase.display.kind !== 'file-diff') return changes;
  const { added, removed, relativePath } = phase.display;
  return { ...(changes ?? { files: 1, names: [relativePath] }), added, removed };
}

/** The phase without large texts. */
function lightened<Phase extends FinishedPhase>(phase: Phase): Phase {
  return { ...phase, preview: '', display: lightDisplay(phase.display) };
}

/** Only the fields that show how the call ended. */
function lightDisplay(display: Display): Display {
  switch (display.kind) {
    case 'command-output':
      return { ...display, text: '', terminalId: null };
    case 'plan':
      return { ...display, plan: '', comments: [] };
    case 'answer':
      return { kind: 'answer', question: '', choices: [], text: '' };
    default:
      return { kind: 'text', text: '' };
  }
}

const [longestLine, longestText, longestCommand] = [1_000, 300, 8_000];

/** The arguments, with only the beginnings of long texts. Rules and the search need no more, except for commands. */
function keptInput(given: string): string {
  if (given.length <= longestText) return given;
  const input = parseJson(given);
  if (!isRecord(input)) return given.slice(0, longestText);
  return JSON.stringify(input, (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (key === 'command') return value.slice(0, longestCommand);
    return value.slice(0, value.includes('\n') ? longestText : longestLine);
  });
}
