import { z } from 'zod';
import type { BatchAhead, Proposal, ProposalAhead } from '../approval/approval';
import { decisionSchema } from '../approval/approval-schema';
import { draftAheadSchema } from '../approval/grant-schema';
import { modeSchema } from '../approval/mode-schema';
import { mostAttachments } from '../attachments/attachment';
import { attachmentId } from '../attachments/attachment-schema';
import { type Item, shelfSchema } from '../chat/chat-schema';
import { type DeletedChat, type ExportedChat, exportFormats, type FoundChats } from '../chat/found-chats';
import { modelChoiceSchema } from '../chat/model-choice-schema';
import type { LookedUpPackage } from '../packages/package-facts';
import { todosSchema } from '../todos/todos-schema';
import type { CallDetails, KeptMedia, ToolCall } from '../tool-call/tool-call';
import { type Calls, call, chatId, project } from './call';

// Calls about a chat and its waiting calls.

export const chatCalls = {
  /** `quick-ask`: the chat is read-only, never asks, and is hidden until `enlist`. */
  create: call(z.object({ project, shelf: z.literal('quick-ask').optional() })).returns<{ id: string }>(),
  /** A chat of the small window becomes an ordinary chat. */
  enlist: call(z.object({ chatId })).returns(),
  /**
   * A new chat that begins as a copy of this one. It ends with the named message, or before the user's message that led
   * to it. In that case `said` is the text of that message. Throws AppError `busy` while the message is being written.
   */
  branch: call(z.object({ chatId, itemId: z.string(), upTo: z.enum(['before', 'with']) })).returns<{
    id: string;
    said: string;
    /** The ids of its attachments, which wait in the new chat. */
    files: string[];
  }>(),
  /** The user opens a read-only chat. If its other writer has gone, this process takes it over. */
  look: call(z.object({ chatId })).returns(),
  /** `attachments`: of those that wait in the composer. With attachments the text may be empty. */
  send: call(
    z
      .object({
        chatId,
        text: z.string().trim(),
        attachments: z.array(attachmentId).max(mostAttachments).optional(),
      })
      .refine(({ text, attachments = [] }) => text !== '' || attachments.length > 0),
  ).returns(),
  /** A summary keeps a pinned message word for word. Items other than messages are ignored. */
  pinMessage: call(z.object({ chatId, itemId: z.string(), isPinned: z.boolean() })).returns(),
  unqueue: call(z.object({ chatId, id: z.string() })).returns(),
  /** Changes a queued message. A message that was sent at the same moment stays unchanged. */
  editQueued: call(z.object({ chatId, id: z.string(), text: z.string().trim().min(1) })).returns(),
  /** `to`: its new position, counted from 0. */
  moveQueued: call(z.object({ chatId, id: z.string(), to: z.number().int().nonnegative() })).returns(),
  /** Interrupts the turn for the queued messages, the named message first. Does nothing if the queue is empty. */
  sendQueuedNow: call(z.object({ chatId, id: z.string().optional() })).returns(),
  /** Repeats a command that the sandbox blocked: with its hosts allowed in the project, or without the sandbox once. */
  runAgain: call(
    z.object({ chatId, callId: z.string(), how: z.enum(['allowing', 'without-sandbox']) }),
  ).returns(),
  stop: call(z.object({ chatId })).returns(),
  /** `raise`: raises the exhausted budget by its original amount. */
  continue: call(z.object({ chatId, raise: z.literal('raise').optional() })).returns(),
  compact: call(z.object({ chatId })).returns(),
  setMode: call(z.object({ chatId, mode: modeSchema })).returns(),
  setModel: call(z.object({ chatId, model: modelChoiceSchema.nullable() })).returns(),
  /** All groups and tools that are on. */
  setToolsOn: call(z.object({ chatId, on: z.array(z.string()).max(500) })).returns(),
  setTodos: call(z.object({ chatId, todos: todosSchema })).returns(),
  rename: call(z.object({ chatId, title: z.string().trim().min(1).max(200) })).returns(),
  /** Before all others in the list, hidden, or neither. */
  shelve: call(z.object({ chatId, shelf: shelfSchema.exclude(['quick-ask']) })).returns(),
  /**
   * Moves the chat to the trash for 30 days. Fails with `busy` if the chat runs or waits, unless `atWork` is `stop`.
   */
  remove: call(z.object({ chatId, atWork: z.enum(['keep', 'stop']).optional() })).returns(),
  /** Chats in the trash, the last deleted first. */
  deleted: call(z.object({ project })).returns<readonly DeletedChat[]>(),
  restore: call(z.object({ project, chatId })).returns(),
  /** Chats of the project in which one message contains all the words. */
  search: call(z.object({ project, text: z.string().trim().min(2).max(500) })).returns<FoundChats>(),
  /** Every match in the chat, by its message, in order. Includes messages that this window has not loaded. */
  find: call(z.object({ chatId, text: z.string().min(1).max(500) })).returns<{
    hits: readonly string[];
    more: boolean;
  }>(),
  export: call(z.object({ chatId, format: z.enum(exportFormats) })).returns<ExportedChat>(),
  /** Items before the named one, oldest first, with their calls. Goes back to `from` if it is set. */
  page: call(z.object({ chatId, before: z.string(), from: z.string().optional() })).returns<{
    items: readonly Item[];
    calls: Readonly<Record<string, ToolCall>>;
    earlier: number;
  }>(),
  call: call(z.object({ chatId, callId: z.string() })).returns<CallDetails>(),
  /** The picture or sound at that position in the call's result; null: it has been deleted. */
  media: call(
    z.object({ chatId, callId: z.string(), index: z.number().int().nonnegative() }),
  ).returns<KeptMedia | null>(),
} as const satisfies Calls;

const drafts = z.array(draftAheadSchema).max(1_000).optional();

export const queueCalls = {
  proposal: call(z.object({ chatId, callId: z.string() })).returns<Proposal>(),
  /**
   * The calls behind a waiting call in its batch, each based on the results of those before it. `drafts`: the user's
   * versions of any of these changes, the waiting one included.
   */
  batch: call(z.object({ chatId, callId: z.string(), drafts })).returns<BatchAhead>(),
  /** The change of one of them, `of`; null: in the current state it would leave all files unchanged. */
  ahead: call(
    z.object({ chatId, callId: z.string(), of: z.string(), drafts }),
  ).returns<ProposalAhead | null>(),
  /**
   * Fails with `already-decided` for every decision after the first, and with `changed-since-shown` if `hash` does not
   * match the waiting question.
   */
  decide: call(
    z.object({ chatId, callId: z.string(), hash: z.string(), decision: decisionSchema }),
  ).returns(),
  /**
   * What registries know about the packages that a waiting command adds. Takes up to three seconds; empty if the user
   * turned it off, or the call no longer waits.
   */
  packages: call(z.object({ chatId, callId: z.string() })).returns<readonly LookedUpPackage[]>(),
  /** Ends one running call with its nested calls. The turn continues. */
  stopCall: call(z.object({ chatId, callId: z.string() })).returns(),
} as const satisfies Calls;
