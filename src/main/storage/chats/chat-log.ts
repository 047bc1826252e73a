import type { Attachment } from '@shared/attachments/attachment';
import { attachmentSchema } from '@shared/attachments/attachment-schema';
import type { ChangedFile, ChatEvent, ChatState, JournaledChatEvent } from '@shared/chat/chat';
import { z } from 'zod';
import type { AttachedContent } from '../attachments/attachment-files';

// Event log, one chat's memory: its state for the windows, its records for the model, and the file that holds both.

const part = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.enum(['image', 'file']), mimeType: z.string(), base64: z.string(), name: z.string() }),
]);

const resultContent = z.union([z.string(), z.array(part)]);

/** `id` is ours; `arguments` is the text as the model wrote it. */
const recordedCall = z.object({ id: z.string(), name: z.string(), arguments: z.string() });

/** Where a reply came from. `kept`: what that server sent and must get back, as it was; only its protocol reads it. */
const replyOrigin = z.object({
  providerId: z.string(),
  model: z.string(),
  protocol: z.string(),
  kept: z.unknown().optional(),
});

/** What a model was told that may be another later, by name. */
const told = z.record(z.string(), z.string());

const modelPrefix = {
  system: z.string(),
  tools: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      parameters: z.record(z.string(), z.unknown()),
    }),
  ),
  told,
  /** What the person turned on; with anything else on, another prefix is made. */
  basis: z.string(),
  /** What the memory files take, estimated. */
  memoryTokens: z.number(),
};

/** What is remembered of a chat for its model, in order. */
export const modelRecordSchema = z.discriminatedUnion('role', [
  z.object({
    role: z.literal('user'),
    itemId: z.string(),
    text: z.string(),
    attachments: z.array(attachmentSchema).optional(),
  }),
  z.object({
    role: z.literal('assistant'),
    itemId: z.string(),
    text: z.string(),
    calls: z.array(recordedCall),
    origin: replyOrigin.optional(),
    /** How many of the notes directly before it came while it was written: its request did not hold them. */
    late: z.number().optional(),
  }),
  z.object({ role: z.literal('result'), callId: z.string(), content: resultContent }),
  /** Calls that a running call handed in, and what it was told of each: no part of the conversation. */
  z.object({ role: z.literal('nested-calls'), parentId: z.string(), calls: z.array(recordedCall) }),
  z.object({ role: z.literal('nested-result'), callId: z.string(), content: resultContent }),
  /** What a sub-agent said to itself while its call ran, or what was told beside it: no part of the conversation. */
  z.object({
    role: z.literal('agent-said'),
    callId: z.string(),
    kind: z.enum(['message', 'summary', 'notice']),
    text: z.string(),
  }),
  /** Stands for every record before it. */
  z.object({ role: z.literal('summary'), text: z.string() }),
  /** Outputs of these calls were trimmed to make room. */
  z.object({ role: z.literal('trimmed'), callIds: z.array(z.string()) }),
  /** What was kept of the replies before goes back no more: their server refused it. */
  z.object({ role: z.literal('unkept') }),
  /** What every request begins with, until the next such record or summary. */
  z.object({ role: z.literal('prefix'), ...modelPrefix }),
  /** Said by the app, not by the person, e.g. that the person changed the todo list. `told`: what of the prefix it renews. */
  z.object({ role: z.literal('note'), text: z.string(), told: told.optional() }),
  /** The person's version of what the call proposed, as they accepted it. */
  z.object({ role: z.literal('edited'), callId: z.string(), content: z.string() }),
  /** The call's arguments as they were read, where that is not as the model wrote them. */
  z.object({ role: z.literal('read-as'), callId: z.string(), input: z.string() }),
  /** What the result of the call was made of, for a person who wants to see. */
  z.object({ role: z.literal('source'), callId: z.string(), text: z.string() }),
  /** This chat has read or written the file. */
  z.object({ role: z.literal('seen'), path: z.string() }),
]);
export type ModelRecord = z.infer<typeof modelRecordSchema>;

export type ChatEntry = {
  readonly events?: readonly JournaledChatEvent[];
  readonly records?: readonly ModelRecord[];
};

/** What a call, or the person who took something back, made of a file. */
export type JournaledChange = ChangedFile & {
  /** Of the call, or of the item `taken-back`. */
  readonly callId: string;
  /** Absent in chats of earlier versions. */
  readonly at?: number | undefined;
  /** The person's message that it came after; null: none. */
  readonly turn: string | null;
};

export type ChatChanges = {
  /** In order. */
  readonly all: readonly JournaledChange[];
  /** Files that chats of earlier versions name as changed, without what they held. */
  readonly named: readonly { readonly path: string; readonly turn: string | null }[];
  /** Begun, and their end was never told: what came to be of them is not known. */
  readonly open: ReadonlyMap<string, readonly JournaledChange[]>;
  /** By path: what a file held when the person said that it is to stay so; null: it was gone. */
  readonly kept: ReadonlyMap<string, string | null>;
  /** By call: the person's message that it came after. */
  readonly turnOf: ReadonlyMap<string, string | null>;
};

/** Whether a chat can be written here; if not, why. */
export type Access = ChatState['access'];

export type ChatLog = {
  readonly id: string;
  /** The latest time its file gave when it was opened; 0 for a new one. */
  readonly lastWrittenAt: number;
  state(): ChatState;
  records(): readonly ModelRecord[];
  /** What was changed in its turns. */
  changes(): ChatChanges;
  /** What the model gets of the attachment; null: it is not kept any more. */
  attached(attachment: Attachment): Promise<AttachedContent | null>;
  /** Shows an event to the windows without keeping it. */
  show(event: ChatEvent): void;
  /**
   * Writes one line, then reduces and shows its events. Resolves when it is written; `synced` also when it is on the
   * platter, for what must not be lost to a power cut: what a person said, decided or set. Entries keep their order.
   * Rejects with AppError `unavailable` when the disk does not take it, `read-only` when the chat is not this process's
   * to write.
   */
  append(entry: ChatEntry, durability?: 'written' | 'synced'): Promise<void>;
  /**
   * Writes a file anew that an append found gone, with all that was said; else does nothing. For when the person goes
   * on though they were told. AppError `unavailable` when the disk does not take it.
   */
  renew(): Promise<void>;
  /**
   * Reads and shows what another process has written since. `another`: the file is another by now, so that the chat is
   * to be opened anew. A writer reads nothing.
   */
  readOn(): Promise<'read' | 'another'>;
  /** Whether its file holds, and shows whoever reads it anew, exactly what this does. */
  isKept(): Promise<boolean>;
  /** Waits for what is under way and lets go of the file and its lock. */
  close(): Promise<void>;
};
