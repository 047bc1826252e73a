import { z } from 'zod';
import { modeSchema, ruleSchema } from '../approval/approval-schema';
import { attachmentSchema } from '../attachments/attachment-schema';
import { changeRangeSchema } from '../changes/shown-changes-schema';
import { budgetAnswersSchema, budgetMarkSchema, spentSchema, usageSchema } from '../cost/usage-schema';
import { reviewSchema } from '../hunks/review-schema';
import { textSchema } from '../texts/text-schema';
import { todosSchema } from '../todos/todos-schema';
import { callEffectsSchema, callPhaseSchema, toolCallSchema } from '../tool-call/tool-call-schema';
import { modelChoiceSchema } from './model-choice-schema';
import { turnSchema } from './turn-schema';

// A chat as windows see it: its state, its events, and the reducer that both sides run.
// Events in `journaledEvents` are also what the chat's file holds; the others live only while a turn runs.

const at = z.number();

/** `prompt`: what the model reads instead, where the text is the name of a prompt. */
const said = {
  text: z.string(),
  prompt: z.string().optional(),
  attachments: z.array(attachmentSchema).optional(),
};

/** The user wants the model to keep it word for word, whatever is summarised. */
const pinned = z.literal(true).optional();

/** How much of what was changed is taken back again. */
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
    /** `cut`: the person stopped it, or the stream broke for good. */
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
  /** The first of a chat that begins as a copy of another, up to that message of it. `title`: what that one was called. */
  z.object({
    kind: z.literal('begun-from'),
    id: z.string(),
    at,
    chatId: z.string(),
    itemId: z.string(),
    title: z.string(),
  }),
  /** What the turn that begins with that message changed, said when it is over. Lines of all files together. */
  z.object({
    kind: z.literal('changes'),
    id: z.string(),
    at,
    turn: z.string(),
    files: z.number(),
    added: z.number(),
    removed: z.number(),
    /** Absent: nothing of it is, or nobody knows. */
    undone: undoneSchema.optional(),
  }),
  /** The person took changes back; those of this carry its id in place of a call's. `kept`: files that were left as they are. */
  z.object({
    kind: z.literal('taken-back'),
    id: z.string(),
    at,
    files: z.array(z.string()),
    kept: z.array(z.string()),
    /** Whose changes; absent in chats of earlier versions. */
    of: changeRangeSchema.optional(),
    /** Those of the files in which some of these changes stayed. */
    partly: z.array(z.string()).optional(),
    /** Of which turns, calls and taking back that makes another state, each by its id. */
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
 * Where in the list the person keeps the chat: where its state and its day put it, before all others, or out of sight.
 * `quick-ask`: asked in the small window, and in no list before it is continued in a large one.
 */
export const shelfSchema = z.enum(['usual', 'pinned', 'archived', 'quick-ask']);
export type Shelf = z.infer<typeof shelfSchema>;

const accesses = ['writer', 'read-only', 'newer-format', 'unwritable'] as const;

/** What a call made of a file: what can be taken back. Contents are kept in main by their hashes (SHA-256, hex). */
const changedFileSchema = z.object({
  /** With `/`. */
  relativePath: z.string(),
  /** Null: there was no such file. */
  before: z.string().nullable(),
  /** Null: it is deleted. */
  after: z.string().nullable(),
  /**
   * The permission bits before, or `linkMode` for a link, whose content is its target, or the bits with `folderMode` for
   * an empty folder; null when there was no such file.
   */
  mode: z.number().nullable(),
  /** The same afterwards; absent: as before, and for a new file as usual. */
  modeAfter: z.number().nullable().optional(),
  /** Both modes are exactly what the file had; absent in changes by earlier versions. */
  exactModes: z.literal(true).optional(),
  /** A folder around it, relative to the project, that was empty before: it stays if this goes. */
  emptyFolder: z.string().optional(),
  /** Several commands ran at that time, and whose it is cannot be told. */
  byCommands: z.literal(true).optional(),
  /** A command in the background ran at that time, perhaps for long: it, or the person. */
  whileGoing: z.literal(true).optional(),
});
export type ChangedFile = z.infer<typeof changedFileSchema>;

/** Whose words the title is: the beginning of the first message, or what a model or the person made of it. */
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
  /** `null`: whatever provider is active in the settings. */
  model: modelChoiceSchema.nullable(),
  items: z.array(itemSchema),
  /** How many older items this copy does not hold; `chat.page` brings them. */
  earlier: z.number(),
  calls: z.record(z.string(), toolCallSchema),
  /** The groups and tools that are on, by name (`shared/tools/tool-groups.ts`). */
  toolsOn: z.array(z.string()).readonly(),
  /** Tools that the model asked to be told of whole, by name, where it is told the names of most alone. */
  toolsFound: z.array(z.string()).readonly(),
  todos: todosSchema,
  turn: turnSchema,
  queued: z.array(queuedMessageSchema),
  /** Files that go with the next message. */
  attached: z.array(attachmentSchema),
  usage: usageSchema.nullable(),
  /** The same when the turn began. */
  usageBefore: usageSchema.nullable(),
  /** What the user answered about the turn's budget. */
  turnBudget: budgetAnswersSchema,
  /** Rules that hold for this chat alone. */
  rules: z.array(ruleSchema),
  /** Files the agent changed in this chat, relative to the project; without those that are as they were again. */
  changedFiles: z.array(z.string()),
  /** What each of them was, in their order: the beginning of its hash; null: no file; '': nobody knows. */
  filesBefore: z.array(z.string().nullable()),
  /** Those of them that were not there before. */
  createdFiles: z.array(z.string()),
  /** Turns (by their message), calls and what was taken back, of which something is taken back again. */
  undone: z.record(z.string(), undoneSchema),
  /**
   * `read-only`: another Pilotfish process writes this chat; `newer-format`: a newer one did; `unwritable`: the disk
   * takes nothing.
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
    /** Absent: as usual. */
    shelf: shelfSchema.optional(),
    toolsOn: z.array(z.string()).readonly().optional(),
  }),
  /** Without `by`: the person, or whoever it was in a chat of an earlier version. A model's is only proposed. */
  z.object({ type: z.literal('title-changed'), title: z.string(), by: titleBySchema.optional() }),
  z.object({ type: z.literal('shelf-changed'), shelf: shelfSchema }),
  z.object({ type: z.literal('mode-changed'), mode: modeSchema }),
  z.object({ type: z.literal('model-changed'), model: modelChoiceSchema.nullable() }),
  z.object({ type: z.literal('tools-on-changed'), on: z.array(z.string()) }),
  z.object({ type: z.literal('tools-found'), names: z.array(z.string()) }),
  z.object({ type: z.literal('item-added'), item: itemSchema }),
  /** A piece of an answer that still comes, for when its end is never told. `from`: where in its text and reasoning. */
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
  /** The person accepted it before its turn, should it be this change then. */
  z.object({ type: z.literal('call-granted'), callId: z.string(), diff: z.string() }),
  /** More of a command in the background: they add up. */
  z.object({ type: z.literal('effects-found'), callId: z.string(), effects: callEffectsSchema }),
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
  /** `to`: its place in the line from now on, counted from 0. */
  z.object({ type: z.literal('queued-moved'), id: z.string(), to: z.number().int().nonnegative() }),
  z.object({ type: z.literal('attachment-added'), attachment: attachmentSchema }),
  z.object({ type: z.literal('attachment-removed'), id: z.string() }),
  z.object({ type: z.literal('usage-changed'), usage: usageSchema }),
  /** Of the turn's budget; the next turn begins without. */
  z.object({ type: z.literal('turn-budget-marked'), mark: budgetMarkSchema }),
  /** Tokens that were used for the chat beside its own requests, e.g. by a sub-agent. */
  z.object({
    type: z.literal('usage-added'),
    inputTokens: z.number(),
    outputTokens: z.number(),
    spent: z.array(spentSchema).optional(),
  }),
  z.object({ type: z.literal('rule-added'), rule: ruleSchema }),
  z.object({ type: z.literal('rule-removed'), id: z.string() }),
  /** Said before the files are written: what of it came to be is looked at should its end never be told. */
  z.object({
    type: z.literal('changing-files'),
    callId: z.string(),
    at,
    changes: z.array(changedFileSchema),
  }),
  /** The person saw these files as they were then, and they are to stay so. Hash of the content; null: no file. */
  z.object({
    type: z.literal('changes-kept'),
    files: z.array(z.object({ path: z.string(), hash: z.string().nullable() })),
  }),
  /** `callId`: or the id of an item `taken-back`. */
  z.object({
    type: z.literal('file-changed'),
    callId: z.string(),
    at: at.optional(),
    ...changedFileSchema.shape,
  }),
] as const;

/** As chats of earlier versions hold it. */
const bareFileChangedSchema = z.object({ type: z.literal('file-changed'), relativePath: z.string() });

const transient = [
  z.object({ type: z.literal('assistant-delta'), id: z.string(), text: z.string(), reasoning: z.string() }),
  /** The stream broke and is asked for again: what was shown of it so far goes. */
  z.object({ type: z.literal('assistant-reset'), id: z.string() }),
  z.object({ type: z.literal('call-progress'), callId: z.string(), text: textSchema }),
  z.object({ type: z.literal('access-changed'), access: z.enum(accesses) }),
] as const;

export const journaledChatEventSchema = z.union([
  z.discriminatedUnion('type', journaled),
  bareFileChangedSchema,
]);
export const chatEventSchema = z.union([journaledChatEventSchema, z.discriminatedUnion('type', transient)]);
export type JournaledChatEvent = z.infer<typeof journaledChatEventSchema>;
export type ChatEvent = z.infer<typeof chatEventSchema>;
