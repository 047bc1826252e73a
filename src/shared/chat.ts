import { z } from 'zod';
import { modeSchema, ruleSchema } from './approval';
import { textSchema } from './texts/text';
import { todosSchema } from './todos';
import { type CallPhase, callPhaseSchema, moves, type ToolCall, toolCallSchema } from './tool-call';

// A chat as windows see it: its state, its events, and the reducer that both sides run.
// Events in `journaledEvents` are also what the chat's file holds; the others live only while a turn runs.

const at = z.number();

export const itemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('user'), id: z.string(), at, text: z.string() }),
  z.object({
    kind: z.literal('assistant'),
    id: z.string(),
    at,
    model: z.string(),
    text: z.string(),
    reasoning: z.string(),
    /** `cut`: the person stopped it, or the stream broke for good. */
    state: z.enum(['streaming', 'complete', 'cut']),
    callIds: z.array(z.string()),
  }),
  /** Older turns, replaced for the model by this summary. */
  z.object({ kind: z.literal('summary'), id: z.string(), at, text: z.string() }),
  z.object({
    kind: z.literal('notice'),
    id: z.string(),
    at,
    level: z.enum(['info', 'warning', 'error']),
    text: textSchema,
  }),
]);
export type Item = z.infer<typeof itemSchema>;
export type AssistantItem = Extract<Item, { kind: 'assistant' }>;

export const turnSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('idle') }),
  z.object({ kind: z.literal('running'), since: at }),
  z.object({ kind: z.literal('compacting'), since: at }),
  z.object({ kind: z.literal('retrying'), attempt: z.number(), nextAt: at, reason: textSchema }),
  /** Needs a word of the person: `chat.continue` goes on. */
  z.object({
    kind: z.literal('paused'),
    why: z.enum(['rounds', 'interrupted', 'failed']),
    text: textSchema,
    /** What of the provider is to be looked at. */
    check: z.enum(['key', 'address', 'model']).optional(),
  }),
]);
export type Turn = z.infer<typeof turnSchema>;

export const modelChoiceSchema = z.object({ providerId: z.string(), model: z.string() });
export type ModelChoice = z.infer<typeof modelChoiceSchema>;

export const usageSchema = z.object({
  /** Tokens of the last request and its answer: how full the context is. */
  contextTokens: z.number(),
  contextWindow: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
});
export type Usage = z.infer<typeof usageSchema>;

const queuedMessageSchema = z.object({ id: z.string(), text: z.string() });
export type QueuedMessage = z.infer<typeof queuedMessageSchema>;

const accesses = ['writer', 'read-only', 'newer-format'] as const;

/** What a call made of a file: what can be taken back. Contents are kept in main by their hashes (SHA-256, hex). */
const changedFileSchema = z.object({
  /** With `/`. */
  relativePath: z.string(),
  /** Null: there was no such file. */
  before: z.string().nullable(),
  /** Null: it is deleted. */
  after: z.string().nullable(),
  /** The permission bits before; null when there was no such file. */
  mode: z.number().nullable(),
});
export type ChangedFile = z.infer<typeof changedFileSchema>;

export const chatStateSchema = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: at,
  updatedAt: at,
  mode: modeSchema,
  /** `null`: whatever provider is active in the settings. */
  model: modelChoiceSchema.nullable(),
  items: z.array(itemSchema),
  /** How many older items this copy does not hold; `chat.page` brings them. */
  earlier: z.number(),
  calls: z.record(z.string(), toolCallSchema),
  todos: todosSchema,
  turn: turnSchema,
  queued: z.array(queuedMessageSchema),
  usage: usageSchema.nullable(),
  /** Rules that hold for this chat alone. */
  rules: z.array(ruleSchema),
  /** Files the agent changed in this chat, relative to the project. */
  changedFiles: z.array(z.string()),
  /** `read-only`: another Pilotfish process writes this chat; `newer-format`: a newer one did. */
  access: z.enum(accesses),
});
export type ChatState = z.infer<typeof chatStateSchema>;

const journaled = [
  z.object({
    type: z.literal('chat-created'),
    id: z.string(),
    title: z.string(),
    at,
    mode: modeSchema,
    model: modelChoiceSchema.nullable(),
  }),
  z.object({ type: z.literal('title-changed'), title: z.string() }),
  z.object({ type: z.literal('mode-changed'), mode: modeSchema }),
  z.object({ type: z.literal('model-changed'), model: modelChoiceSchema.nullable() }),
  z.object({ type: z.literal('item-added'), item: itemSchema }),
  z.object({
    type: z.literal('assistant-finished'),
    id: z.string(),
    text: z.string(),
    reasoning: z.string(),
    state: z.enum(['complete', 'cut']),
  }),
  z.object({ type: z.literal('call-added'), call: toolCallSchema }),
  z.object({ type: z.literal('call-moved'), callId: z.string(), phase: callPhaseSchema }),
  z.object({ type: z.literal('todos-changed'), todos: todosSchema }),
  z.object({ type: z.literal('turn-changed'), turn: turnSchema }),
  z.object({ type: z.literal('message-queued'), message: queuedMessageSchema }),
  z.object({ type: z.literal('message-unqueued'), id: z.string() }),
  z.object({ type: z.literal('usage-changed'), usage: usageSchema }),
  z.object({ type: z.literal('rule-added'), rule: ruleSchema }),
  z.object({ type: z.literal('rule-removed'), id: z.string() }),
  z.object({ type: z.literal('file-changed'), callId: z.string(), ...changedFileSchema.shape }),
] as const;

/** As chats of earlier versions hold it. */
const bareFileChangedSchema = z.object({ type: z.literal('file-changed'), relativePath: z.string() });

const transient = [
  z.object({ type: z.literal('assistant-delta'), id: z.string(), text: z.string(), reasoning: z.string() }),
  /** The stream broke and is asked for again: what was shown of it so far goes. */
  z.object({ type: z.literal('assistant-reset'), id: z.string() }),
  z.object({ type: z.literal('call-progress'), callId: z.string(), text: z.string() }),
  z.object({ type: z.literal('access-changed'), access: z.enum(accesses) }),
] as const;

export const journaledChatEventSchema = z.union([
  z.discriminatedUnion('type', journaled),
  bareFileChangedSchema,
]);
export const chatEventSchema = z.union([journaledChatEventSchema, z.discriminatedUnion('type', transient)]);
export type JournaledChatEvent = z.infer<typeof journaledChatEventSchema>;
export type ChatEvent = z.infer<typeof chatEventSchema>;

export function emptyChat(id: string): ChatState {
  return {
    id,
    title: '',
    createdAt: 0,
    updatedAt: 0,
    mode: { kind: 'ask' },
    model: null,
    items: [],
    earlier: 0,
    calls: {},
    todos: [],
    turn: { kind: 'idle' },
    queued: [],
    usage: null,
    rules: [],
    changedFiles: [],
    access: 'writer',
  };
}

/** The next state. Never mutates; an event about an item or call this copy does not hold changes nothing. */
export function reduceChat(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'chat-created':
      return {
        ...state,
        id: event.id,
        title: event.title,
        createdAt: event.at,
        updatedAt: event.at,
        mode: event.mode,
        model: event.model,
      };
    case 'title-changed':
      return { ...state, title: event.title };
    case 'mode-changed':
      return { ...state, mode: event.mode };
    case 'model-changed':
      return { ...state, model: event.model };
    case 'item-added':
      return { ...state, items: [...state.items, event.item], updatedAt: event.item.at };
    case 'assistant-delta':
      return updateAssistant(state, event.id, (item) => ({
        ...item,
        text: item.text + event.text,
        reasoning: item.reasoning + event.reasoning,
      }));
    case 'assistant-reset':
      return updateAssistant(state, event.id, (item) => ({ ...item, text: '', reasoning: '' }));
    case 'assistant-finished':
      return updateAssistant(state, event.id, (item) => ({
        ...item,
        text: event.text,
        reasoning: event.reasoning,
        state: event.state,
      }));
    case 'call-added':
      return addCall(state, event.call);
    case 'call-moved':
      return moveCall(state, event.callId, event.phase);
    case 'call-progress':
      return showProgress(state, event.callId, event.text);
    case 'todos-changed':
      return { ...state, todos: event.todos };
    case 'turn-changed':
      return { ...state, turn: event.turn };
    case 'message-queued':
      return { ...state, queued: [...state.queued, event.message] };
    case 'message-unqueued':
      return { ...state, queued: state.queued.filter((message) => message.id !== event.id) };
    case 'usage-changed':
      return { ...state, usage: event.usage };
    case 'rule-added':
      return { ...state, rules: [...state.rules, event.rule] };
    case 'rule-removed':
      return { ...state, rules: state.rules.filter((rule) => rule.id !== event.id) };
    case 'file-changed':
      return state.changedFiles.includes(event.relativePath)
        ? state
        : { ...state, changedFiles: [...state.changedFiles, event.relativePath] };
    case 'access-changed':
      return { ...state, access: event.access };
  }
}

function updateAssistant(
  state: ChatState,
  id: string,
  update: (item: AssistantItem) => AssistantItem,
): ChatState {
  const index = state.items.findLastIndex((item) => item.id === id);
  const item = state.items[index];
  if (item?.kind !== 'assistant') return state;
  return { ...state, items: state.items.with(index, update(item)) };
}

/** A call of the model's own stands in its message, a nested one in the call that handed it in. */
function addCall(state: ChatState, call: ToolCall): ChatState {
  const calls = { ...state.calls, [call.id]: call };
  if (call.parentId === undefined)
    return updateAssistant({ ...state, calls }, call.messageId, (item) => ({
      ...item,
      callIds: [...item.callIds, call.id],
    }));
  const parent = state.calls[call.parentId];
  if (!parent) return { ...state, calls };
  const childIds = [...(parent.childIds ?? []), call.id];
  return { ...state, calls: { ...calls, [parent.id]: { ...parent, childIds } } };
}

function moveCall(state: ChatState, callId: string, phase: CallPhase): ChatState {
  const call = state.calls[callId];
  if (!call || !moves[call.phase.phase].includes(phase.phase)) return state;
  return { ...state, calls: { ...state.calls, [callId]: { ...call, phase } } };
}

function showProgress(state: ChatState, callId: string, progress: string): ChatState {
  const call = state.calls[callId];
  if (call?.phase.phase !== 'running') return state;
  return moveCall(state, callId, { ...call.phase, progress });
}
