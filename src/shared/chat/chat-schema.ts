import { z } from 'zod';
import { grantVerdictSchema } from '../approval/grant-schema';
import { modeSchema } from '../approval/mode-schema';
import { ruleSchema } from '../approval/rule-schema';
import { attachmentSchema } from '../attachments/attachment-schema';
import { changeRangeSchema } from '../changes/shown-changes-schema';
import { budgetAnswersSchema, budgetMarkSchema, spentSchema, usageSchema } from '../cost/usage-schema';
import { hookRunSchema } from '../hooks/hooks-schema';
import { reviewSchema } from '../hunks/review-schema';
import { proposalProblemsSchema } from '../problems/problems-schema';
import { textSchema } from '../texts/text-schema';
import { todosSchema } from '../todos/todos-schema';
import { callEffectsSchema, callPhaseSchema, toolCallSchema } from '../tool-call/tool-call-schema';
import { changedFileSchema } from './changed-file-schema';
import { modelChoiceSchema } from './model-choice-schema';
import { turnSchema } from './turn-schema';

// A chat for windows: its state, its events, and the reducer that both sides run. The chat's file contains the events
// of `journaledEvents`. All other events exist only while a turn runs.

const at = z.number();

/** `prompt`: the text for the model, if `text` is the name of a prompt. */
const said = {
  text: z.string(),
  prompt: z.string().optional(),
  attachments: z.array(attachmentSchema).optional(),
};

/** The user wants the model to keep it word for word in every summary. */
const pinned = z.literal(true).optional();

/** How much of the changes was undone. */
const undoneSchema = z.enum(['partly', 'wholly']);
export type Undone = z.infer<typeof undoneSchema>;

export const itemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('user'), id: z.string(), at, ...said, pinned }),
  z.object({
    kind: z.literal('assistant'),
    id: z.string(),
    at,
    model: z.string(),
    text: z.string(),
    reasoning: z.string(),
    /** `cut`: the user stopped it, or the stream broke for good. */
    state: z.enum(['streaming', 'complete', 'cut']),
    callIds: z.array(z.string()),
    pinned,
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
  /**
   * The first item of a chat that begins as a copy of another one, up to that message. `title`: the title of the other
   * chat.
   */
  z.object({
    kind: z.literal('begun-from'),
    id: z.string(),
    at,
    chatId: z.string(),
    itemId: z.string(),
    title: z.string(),
  }),
  /** The changes of the turn that begins with that message, added at its end. Lines of all files together. */
  z.object({
    kind: z.literal('changes'),
    id: z.string(),
    at,
    turn: z.string(),
    files: z.number(),
    added: z.number(),
    removed: z.number(),
    /** Absent: not undone, or unknown. */
    undone: undoneSchema.optional(),
  }),
  /**
   * The user undid changes; the changes of this undo have its id in place of a call's id. `kept`: files that stayed
   * unchanged.
   */
  z.object({
    kind: z.literal('taken-back'),
    id: z.string(),
    at,
    files: z.array(z.string()),
    kept: z.array(z.string()),
    /** The range of changes; absent in chats of earlier versions. */
    of: changeRangeSchema.optional(),
    /** The files in which some of these changes stayed. */
    partly: z.array(z.string()).optional(),
    /** The turns, calls and undos with a new state because of this, each by its id. */
    undone: z
      .array(z.object({ id: z.string(), undone: z.enum(['not', ...undoneSchema.options]) }))
      .optional(),
  }),
]);
export type Item = z.infer<typeof itemSchema>;
export type AssistantItem = Extract<Item, { kind: 'assistant' }>;

const queuedMessageSchema = z.object({ id: z.string(), ...said });
export type QueuedMessage = z.infer<typeof queuedMessageSchema>;

/**
 * Where the user stores the chat in the list: the usual place by state and day, before all others, or hidden.
 * `quick-ask`: from the small window, and hidden until it is continued in a large one.
 */
export const shelfSchema = z.enum(['usual', 'pinned', 'archived', 'quick-ask']);
export type Shelf = z.infer<typeof shelfSchema>;

const accesses = ['writer', 'read-only', 'newer-format', 'unwritable'] as const;

/** The source of the title: the beginning of the first message, a model, or the user. */
const titleBySchema = z.enum(['message', 'model', 'person']);
export type TitleBy = z.infer<typeof titleBySchema>;

export const chatStateSchema = z.object({
  id: z.string(),
  title: z.string(),
  titleBy: titleBySchema,
  createdAt: at,
  updatedAt: at,
  shelf: shelfSchema,
  mode: modeSchema,
  /** `null`: the active provider of the settings. */
  model: modelChoiceSchema.nullable(),
  items: z.array(itemSchema),
  /** The number of older items that this copy lacks; `chat.page` fetches them. */
  earlier: z.number(),
  calls: z.record(z.string(), toolCallSchema),
  /** The groups and tools that are on, by name (`shared/tools/tool-groups.ts`). */
  toolsOn: z.array(z.string()).readonly(),
  /** The deferred tools that the model asked for, by name. */
  toolsFound: z.array(z.string()).readonly(),
  todos: todosSchema,
  turn: turnSchema,
  queued: z.array(queuedMessageSchema),
  /** Files that go with the next message. */
  attached: z.array(attachmentSchema),
  usage: usageSchema.nullable(),
  /** The usage at the start of the turn. */
  usageBefore: usageSchema.nullable(),
  /** The user's answers about the turn's budget. */
  turnBudget: budgetAnswersSchema,
  /** Rules of this chat only. */
  rules: z.array(ruleSchema),
  /**
   * Files that the model changed in this chat, relative to the project. Files with their original content are removed
   * again.
   */
  changedFiles: z.array(z.string()),
  /**
   * The original content of each, in the same order: the beginning of its hash; null: the file was absent; '': unknown.
   */
  filesBefore: z.array(z.string().nullable()),
  /** The files among them that are new. */
  createdFiles: z.array(z.string()),
  /** Turns (by their message), calls and undos that were undone in part or whole. */
  undone: z.record(z.string(), undoneSchema),
  /**
   * `read-only`: another Pilotfish process writes this chat; `newer-format`: a newer version wrote it; `unwritable`:
   * writing to the disk fails.
   */
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
    /** Absent: `usual`. */
    shelf: shelfSchema.optional(),
    toolsOn: z.array(z.string()).readonly().optional(),
  }),
  /** `by` absent: the user, or an unknown author in a chat of an earlier version. A model only proposes its title. */
  z.object({ type: z.literal('title-changed'), title: z.string(), by: titleBySchema.optional() }),
  z.object({ type: z.literal('shelf-changed'), shelf: shelfSchema }),
  z.object({ type: z.literal('mode-changed'), mode: modeSchema }),
  z.object({ type: z.literal('model-changed'), model: modelChoiceSchema.nullable() }),
  z.object({ type: z.literal('tools-on-changed'), on: z.array(z.string()) }),
  z.object({ type: z.literal('tools-found'), names: z.array(z.string()) }),
  z.object({ type: z.literal('item-added'), item: itemSchema }),
  /**
   * A piece of an unfinished answer, in case its end is never recorded. `from`: its position in the text and reasoning.
   */
  z.object({
    type: z.literal('assistant-kept'),
    id: z.string(),
    from: z.object({ text: z.number(), reasoning: z.number() }),
    text: z.string(),
    reasoning: z.string(),
  }),
  z.object({
    type: z.literal('assistant-finished'),
    id: z.string(),
    text: z.string(),
    reasoning: z.string(),
    state: z.enum(['complete', 'cut']),
  }),
  z.object({ type: z.literal('message-pinned'), id: z.string(), isPinned: z.boolean() }),
  z.object({ type: z.literal('call-added'), call: toolCallSchema }),
  z.object({
    type: z.literal('call-moved'),
    callId: z.string(),
    phase: callPhaseSchema,
    review: reviewSchema.optional(),
  }),
  /**
   * The user decided on the call before its turn, on condition that it then makes exactly this change. `verdict`
   * absent: accepted as proposed; else a record `granted` has the rest.
   */
  z.object({
    type: z.literal('call-granted'),
    callId: z.string(),
    diff: z.string(),
    verdict: grantVerdictSchema.optional(),
  }),
  /** Further changes of a background command; they add up. */
  z.object({ type: z.literal('effects-found'), callId: z.string(), effects: callEffectsSchema }),
  /** `callId` absent: a hook on the chat. */
  z.object({ type: z.literal('hook-ran'), callId: z.string().optional(), run: hookRunSchema }),
  z.object({ type: z.literal('todos-changed'), todos: todosSchema }),
  z.object({ type: z.literal('turn-changed'), turn: turnSchema }),
  z.object({ type: z.literal('message-queued'), message: queuedMessageSchema }),
  z.object({ type: z.literal('message-unqueued'), id: z.string() }),
  z.object({
    type: z.literal('queued-edited'),
    id: z.string(),
    text: z.string(),
    prompt: z.string().optional(),
  }),
  /** `to`: the new position in the queue, counted from 0. */
  z.object({ type: z.literal('queued-moved'), id: z.string(), to: z.number().int().nonnegative() }),
  z.object({ type: z.literal('attachment-added'), attachment: attachmentSchema }),
  z.object({ type: z.literal('attachment-removed'), id: z.string() }),
  z.object({ type: z.literal('usage-changed'), usage: usageSchema }),
  /** For the turn's budget. The next turn begins without it. */
  z.object({ type: z.literal('turn-budget-marked'), mark: budgetMarkSchema }),
  /** Tokens for the chat besides its own requests, e.g. by a sub-agent. */
  z.object({
    type: z.literal('usage-added'),
    inputTokens: z.number(),
    outputTokens: z.number(),
    spent: z.array(spentSchema).optional(),
  }),
  z.object({ type: z.literal('rule-added'), rule: ruleSchema }),
  z.object({ type: z.literal('rule-removed'), id: z.string() }),
  /** Recorded before the files are written. If the end is never recorded, Pilotfish checks which changes happened. */
  z.object({
    type: z.literal('changing-files'),
    callId: z.string(),
    at,
    changes: z.array(changedFileSchema),
  }),
  /** The user reviewed these files in this state, and they shall stay. Hash of the content; null: no file. */
  z.object({
    type: z.literal('changes-kept'),
    files: z.array(z.object({ path: z.string(), hash: z.string().nullable() })),
  }),
  /** `callId`: may also be the id of a `taken-back` item. */
  z.object({
    type: z.literal('file-changed'),
    callId: z.string(),
    at: at.optional(),
    ...changedFileSchema.shape,
  }),
] as const;

/** The form in chats of earlier versions. */
const bareFileChangedSchema = z.object({ type: z.literal('file-changed'), relativePath: z.string() });

const transient = [
  z.object({ type: z.literal('assistant-delta'), id: z.string(), text: z.string(), reasoning: z.string() }),
  /** The stream broke and is requested again. The displayed part is dropped. */
  z.object({ type: z.literal('assistant-reset'), id: z.string() }),
  z.object({ type: z.literal('call-progress'), callId: z.string(), text: textSchema }),
  /** `problems` null: they are unknown again. */
  z.object({
    type: z.literal('call-problems'),
    callId: z.string(),
    problems: proposalProblemsSchema.nullable(),
  }),
  z.object({ type: z.literal('access-changed'), access: z.enum(accesses) }),
] as const;

export const journaledChatEventSchema = z.union([
  z.discriminatedUnion('type', journaled),
  bareFileChangedSchema,
]);
export const chatEventSchema = z.union([journaledChatEventSchema, z.discriminatedUnion('type', transient)]);
export type JournaledChatEvent = z.infer<typeof journaledChatEventSchema>;
export type ChatEvent = z.infer<typeof chatEventSchema>;
