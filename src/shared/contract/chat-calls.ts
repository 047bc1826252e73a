import { z } from 'zod';
import type { BatchAhead, Proposal, SidesAhead } from '../approval/approval';
import { decisionSchema, modeSchema } from '../approval/approval-schema';
import { mostAttachments } from '../attachments/attachment';
import { attachmentId } from '../attachments/attachment-schema';
import { type Item, shelfSchema } from '../chat/chat-schema';
import { type DeletedChat, type ExportedChat, exportFormats, type FoundChats } from '../chat/found-chats';
import { modelChoiceSchema } from '../chat/model-choice-schema';
import { todosSchema } from '../todos/todos-schema';
import type { CallDetails, KeptMedia, ToolCall } from '../tool-call/tool-call';
import { type Calls, call, chatId, project } from './call';

// Calls about a chat and the calls that wait in it.

export const chatCalls = {
  /** `quick-ask`: it reads alone and asks nothing, and is in no list before `enlist`. */
  create: call(z.object({ project, shelf: z.literal('quick-ask').optional() })).returns<{ id: string }>(),
  /** What was asked in the small window becomes a chat like any other. */
  enlist: call(z.object({ chatId })).returns(),
  /**
   * A new chat that begins as a copy of this one: with the message named as its last, or up to the person's message that
   * led to it, whose text is `said` then. AppError `busy` while the message is still being written.
   */
  branch: call(z.object({ chatId, itemId: z.string(), upTo: z.enum(['before', 'with']) })).returns<{
    id: string;
    said: string;
    /** The ids of what went with it, which waits in the new chat. */
    files: string[];
  }>(),
  /** The person turns to a chat that can only be read here: it is taken up if nobody writes it any more. */
  look: call(z.object({ chatId })).returns(),
  /** `attachments`: of those that wait in the composer. With some of them it need not say anything. */
  send: call(
    z
      .object({
        chatId,
        text: z.string().trim(),
        attachments: z.array(attachmentId).max(mostAttachments).optional(),
      })
      .refine(({ text, attachments = [] }) => text !== '' || attachments.length > 0),
  ).returns(),
  /** A summary keeps a pinned message word for word. What is no message stays as it is. */
  pinMessage: call(z.object({ chatId, itemId: z.string(), isPinned: z.boolean() })).returns(),
  unqueue: call(z.object({ chatId, id: z.string() })).returns(),
  /** Of a message that waits in line; one that was sent in the same moment stays as it was sent. */
  editQueued: call(z.object({ chatId, id: z.string(), text: z.string().trim().min(1) })).returns(),
  /** `to`: its place from now on, counted from 0. */
  moveQueued: call(z.object({ chatId, id: z.string(), to: z.number().int().nonnegative() })).returns(),
  /** Interrupts the turn for what waits in line, the message named before the others. Nothing when none waits. */
  sendQueuedNow: call(z.object({ chatId, id: z.string().optional() })).returns(),
  /** A command that the sandbox stopped: its hosts are allowed in the project, or it runs without the sandbox once. */
  runAgain: call(
    z.object({ chatId, callId: z.string(), how: z.enum(['allowing', 'without-sandbox']) }),
  ).returns(),
  stop: call(z.object({ chatId })).returns(),
  /** `raise`: with the same amount again for the budget that the turn paused for. */
  continue: call(z.object({ chatId, raise: z.literal('raise').optional() })).returns(),
  compact: call(z.object({ chatId })).returns(),
  setMode: call(z.object({ chatId, mode: modeSchema })).returns(),
  setModel: call(z.object({ chatId, model: modelChoiceSchema.nullable() })).returns(),
  /** The groups and tools that are on, all of them. */
  setToolsOn: call(z.object({ chatId, on: z.array(z.string()).max(500) })).returns(),
  setTodos: call(z.object({ chatId, todos: todosSchema })).returns(),
  rename: call(z.object({ chatId, title: z.string().trim().min(1).max(200) })).returns(),
  /** Before all others in the list, out of sight, or neither. */
  shelve: call(z.object({ chatId, shelf: shelfSchema.exclude(['quick-ask']) })).returns(),
  /** To the trash, for 30 days. Fails with `busy` for a chat that runs or waits, unless it is to be stopped. */
  remove: call(z.object({ chatId, atWork: z.enum(['keep', 'stop']).optional() })).returns(),
  /** Those in the trash, deleted last first. */
  deleted: call(z.object({ project })).returns<readonly DeletedChat[]>(),
  restore: call(z.object({ project, chatId })).returns(),
  /** Chats of the project in which all the words were said in one message. */
  search: call(z.object({ project, text: z.string().trim().min(2).max(500) })).returns<FoundChats>(),
  /** Every place in the chat where the words stand, by its message, in order; also in what this window has not loaded. */
  find: call(z.object({ chatId, text: z.string().min(1).max(500) })).returns<{
    hits: readonly string[];
    more: boolean;
  }>(),
  export: call(z.object({ chatId, format: z.enum(exportFormats) })).returns<ExportedChat>(),
  /** Items before the one named, oldest first, with their calls; as far back as `from`, if it is given. */
  page: call(z.object({ chatId, before: z.string(), from: z.string().optional() })).returns<{
    items: readonly Item[];
    calls: Readonly<Record<string, ToolCall>>;
    earlier: number;
  }>(),
  call: call(z.object({ chatId, callId: z.string() })).returns<CallDetails>(),
  /** The picture or sound of that place among what came with the call's result; null: it is not kept any more. */
  media: call(
    z.object({ chatId, callId: z.string(), index: z.number().int().nonnegative() }),
  ).returns<KeptMedia | null>(),
} as const satisfies Calls;

export const queueCalls = {
  proposal: call(z.object({ chatId, callId: z.string() })).returns<Proposal>(),
  /** What stands behind a waiting call in its batch, each on the results of those before it. None of it can be decided. */
  batch: call(z.object({ chatId, callId: z.string() })).returns<BatchAhead>(),
  /** Both sides of one of them, `of`; null: it would change no file, as things stand. */
  ahead: call(z.object({ chatId, callId: z.string(), of: z.string() })).returns<SidesAhead | null>(),
  /** Fails with `already-decided` for every decision but the first, with `changed-since-shown` if `hash` is not what waits. */
  decide: call(
    z.object({ chatId, callId: z.string(), hash: z.string(), decision: decisionSchema }),
  ).returns(),
  /** Ends a running call alone, with all that it handed in; the turn goes on. */
  stopCall: call(z.object({ chatId, callId: z.string() })).returns(),
} as const satisfies Calls;
