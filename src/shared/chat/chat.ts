import { notAsked, withMark } from '../cost/budget';
import { addSpent } from '../cost/spent';
import type { Usage } from '../cost/usage-schema';
import { usualToolsOn } from '../tools/tool-groups';
import { changeCalls } from './change-calls';
import { changeWaiting, withoutAttached } from './change-waiting';
import type { AssistantItem, ChatEvent, ChatState, Item } from './chat-schema';
import { updateAssistant } from './update-assistant';

export type * from '../cost/usage-schema';
export type * from './changed-file-schema';
export type * from './chat-schema';
export type * from './model-choice-schema';
export type * from './turn-schema';

/** In place of a file's permission bits (as git writes it): a link, with its target as content. */
export const linkMode = 0o120000;

/** Added to the permission bits of an empty folder (as in `st_mode`), which has empty content. */
export const folderMode = 0o040000;

export function isFolderMode(mode: number | null | undefined): boolean {
  return typeof mode === 'number' && (mode & 0o170000) === folderMode;
}

export function emptyChat(id: string): ChatState {
  return {
    id,
    title: '',
    titleBy: 'person',
    createdAt: 0,
    updatedAt: 0,
    shelf: 'usual',
    mode: { kind: 'ask' },
    model: null,
    items: [],
    earlier: 0,
    calls: {},
    toolsOn: usualToolsOn,
    toolsFound: [],
    todos: [],
    turn: { kind: 'idle' },
    queued: [],
    attached: [],
    usage: null,
    usageBefore: null,
    turnBudget: notAsked,
    rules: [],
    changedFiles: [],
    filesBefore: [],
    createdFiles: [],
    undone: {},
    access: 'writer',
  };
}

/** The next state. Never mutates. An event about an item or call that this copy lacks changes nothing. */
export function reduceChat(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'chat-created':
      return created(state, event);
    case 'title-changed':
      return retitled(state, event);
    case 'shelf-changed':
      return { ...state, shelf: event.shelf };
    case 'mode-changed':
      return { ...state, mode: event.mode };
    case 'model-changed':
      return { ...state, model: event.model };
    case 'tools-on-changed':
      return { ...state, toolsOn: event.on };
    case 'tools-found':
      return { ...state, toolsFound: [...new Set([...state.toolsFound, ...event.names])] };
    case 'item-added':
      return addItem(noteTurnBegins(state, event), event.item);
    case 'assistant-delta':
    case 'assistant-reset':
    case 'assistant-kept':
    case 'assistant-finished':
      return updateAssistant(state, event.id, (item) => ({ ...item, ...saidBy(item, event) }));
    case 'message-pinned':
      return pinMessage(state, event);
    case 'call-added':
    case 'call-moved':
    case 'call-granted':
    case 'effects-found':
    case 'hook-ran':
    case 'call-progress':
    case 'call-problems':
      return changeCalls(state, event);
    case 'todos-changed':
      return { ...state, todos: event.todos };
    case 'turn-changed':
      return { ...noteTurnBegins(state, event), turn: event.turn };
    case 'message-queued':
    case 'message-unqueued':
    case 'queued-edited':
    case 'queued-moved':
    case 'attachment-added':
    case 'attachment-removed':
      return changeWaiting(state, event);
    case 'usage-changed':
      return { ...state, usage: event.usage };
    case 'usage-added':
      return { ...state, usage: state.usage && withMore(state.usage, event) };
    case 'turn-budget-marked':
      return { ...state, turnBudget: withMark(state.turnBudget, event.mark) };
    case 'rule-added':
      return { ...state, rules: [...state.rules, event.rule] };
    case 'rule-removed':
      return { ...state, rules: state.rules.filter((rule) => rule.id !== event.id) };
    case 'file-changed':
      return noteChanged(state, event);
    case 'changing-files': // Only the main process uses these two.
    case 'changes-kept':
      return state;
    case 'access-changed':
      return { ...state, access: event.access };
  }
}

type Saying = Extract<
  ChatEvent,
  { type: 'assistant-delta' | 'assistant-reset' | 'assistant-kept' | 'assistant-finished' }
>;

function saidBy(item: AssistantItem, event: Saying): Partial<AssistantItem> {
  switch (event.type) {
    case 'assistant-delta':
      return { text: item.text + event.text, reasoning: item.reasoning + event.reasoning };
    case 'assistant-reset':
      return { text: '', reasoning: '' };
    case 'assistant-kept':
      return {
        text: withPiece(item.text, event.from.text, event.text),
        reasoning: withPiece(item.reasoning, event.from.reasoning, event.reasoning),
      };
    case 'assistant-finished': {
      const { text, reasoning, state } = event;
      return { text, reasoning, state };
    }
  }
}

/** A copy that displays the answer already has the piece and more. An answer that restarted loses its old text. */
function withPiece(text: string, from: number, piece: string): string {
  return text.startsWith(piece, from) ? text : text.slice(0, from) + piece;
}

function pinMessage(
  state: ChatState,
  { id, isPinned }: Extract<ChatEvent, { type: 'message-pinned' }>,
): ChatState {
  const index = state.items.findLastIndex((item) => item.id === id);
  const item = state.items[index];
  if (item?.kind !== 'user' && item?.kind !== 'assistant') return state;
  const { pinned: _, ...bare } = item;
  return { ...state, items: state.items.with(index, isPinned ? { ...bare, pinned: true } : bare) };
}

function created(state: ChatState, event: Extract<ChatEvent, { type: 'chat-created' }>): ChatState {
  const { id, title, at, mode, model, shelf = state.shelf, toolsOn = state.toolsOn } = event;
  return { ...state, id, title, createdAt: at, updatedAt: at, mode, model, shelf, toolsOn };
}

/** A proposed title never replaces the user's title, in any order of the requests. */
function retitled(state: ChatState, event: Extract<ChatEvent, { type: 'title-changed' }>): ChatState {
  const { title, by = 'person' } = event;
  if (by === 'model' && state.titleBy === 'person') return state;
  return { ...state, title, titleBy: by };
}

/** A chat that begins as a copy of another is newer than its first items. */
function addItem(state: ChatState, item: Item): ChatState {
  const items = [...state.items, item];
  const updatedAt = Math.max(state.updatedAt, item.at);
  const next = { ...state, items, updatedAt, undone: noteUndone(state.undone, item) };
  return item.kind === 'user' ? withoutAttached(next, item.attachments) : next;
}

function withMore(usage: Usage, more: Pick<Usage, 'inputTokens' | 'outputTokens' | 'spent'>): Usage {
  return {
    ...usage,
    inputTokens: usage.inputTokens + more.inputTokens,
    outputTokens: usage.outputTokens + more.outputTokens,
    ...(more.spent && { spent: addSpent(usage.spent, more.spent) }),
  };
}

/** The undone changes of a chat after an item. Changes that the item omits stay as they were. */
function noteUndone(undone: ChatState['undone'], item: Item): ChatState['undone'] {
  const told = toldBy(item);
  if (told.length === 0) return undone;
  const next = { ...undone };
  for (const { id, undone: now } of told) {
    if (now === 'not') delete next[id];
    else next[id] = now;
  }
  return next;
}

type Told = NonNullable<Extract<Item, { kind: 'taken-back' }>['undone']>;

function toldBy(item: Item): Readonly<Told> {
  if (item.kind === 'taken-back') return item.undone ?? [];
  return item.kind === 'changes' ? [{ id: item.turn, undone: item.undone ?? 'not' }] : [];
}

/**
 * At the start of a turn, records the chat's usage so far and resets its budget. A turn starts with its first message.
 * If that message was queued, the turn starts when it runs.
 */
function noteTurnBegins(state: ChatState, event: ChatEvent): ChatState {
  const { turn, usage } = state;
  const isAtRest = turn.kind === 'idle' || turn.kind === 'paused';
  const isSaid = event.type === 'item-added' && event.item.kind === 'user' && isAtRest;
  const isTaken = event.type === 'turn-changed' && event.turn.kind === 'running' && turn.kind === 'idle';
  return isSaid || isTaken ? { ...state, usageBefore: usage, turnBudget: notAsked } : state;
}

type FileChanged = Extract<ChatEvent, { type: 'file-changed' }>;

/**
 * A file counts as changed until it has its original content again. A new file stays new, even after further changes. A
 * file from a chat of an earlier version counts as changed.
 */
function noteChanged(state: ChatState, event: FileChanged): ChatState {
  const { changedFiles, filesBefore, createdFiles } = state;
  const { relativePath: path } = event;
  const before = 'before' in event ? beginningOf(event.before) : '';
  const at = changedFiles.indexOf(path);
  if (at === -1)
    return {
      ...state,
      changedFiles: [...changedFiles, path],
      filesBefore: [...filesBefore, before],
      createdFiles: before === null ? [...createdFiles, path] : createdFiles,
    };
  const isAsBefore = 'after' in event && filesBefore[at] === beginningOf(event.after);
  if (!isAsBefore) return state;
  return {
    ...state,
    changedFiles: changedFiles.toSpliced(at, 1),
    filesBefore: filesBefore.toSpliced(at, 1),
    createdFiles: createdFiles.filter((created) => created !== path),
  };
}

/** Long enough to recognise a file. */
function beginningOf(hash: string | null): string | null {
  return hash === null ? null : hash.slice(0, 16);
}
