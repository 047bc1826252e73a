import { storedGrantSchema } from '@shared/approval/grant-schema';
import { attachmentSchema } from '@shared/attachments/attachment-schema';
import { z } from 'zod';

// Records of a chat for its model, as its file stores them.

const part = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.enum(['image', 'file']), mimeType: z.string(), base64: z.string(), name: z.string() }),
]);

const resultContent = z.union([z.string(), z.array(part)]);

/** `id` is Pilotfish's own. `arguments` is the text as the model wrote it. */
const recordedCall = z.object({ id: z.string(), name: z.string(), arguments: z.string() });

/** The origin of a reply. `kept`: data of the server that it must get back unchanged; only its protocol reads it. */
const replyOrigin = z.object({
  providerId: z.string(),
  model: z.string(),
  protocol: z.string(),
  kept: z.unknown().optional(),
});

/** Facts for the model that may change later, by name. */
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
  /** The tools that the user enabled. A different set needs a new prefix. */
  basis: z.string(),
  /** Estimated tokens of the memory files. */
  memoryTokens: z.number(),
};

/** The stored conversation of a chat with its model, in order. */
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
    /** Number of notes directly before it that arrived while the model wrote it. Its request did not contain them. */
    late: z.number().optional(),
  }),
  z.object({ role: z.literal('result'), callId: z.string(), content: resultContent }),
  /** Calls that a running call handed in, and their results for it. They are outside the conversation. */
  z.object({ role: z.literal('nested-calls'), parentId: z.string(), calls: z.array(recordedCall) }),
  z.object({ role: z.literal('nested-result'), callId: z.string(), content: resultContent }),
  /** Internal messages of a sub-agent during its call, or notices beside them. They are outside the conversation. */
  z.object({
    role: z.literal('agent-said'),
    callId: z.string(),
    kind: z.enum(['message', 'summary', 'notice']),
    text: z.string(),
  }),
  /** Replaces every earlier record. */
  z.object({ role: z.literal('summary'), text: z.string() }),
  /** The outputs of these calls were trimmed to free context. */
  z.object({ role: z.literal('trimmed'), callIds: z.array(z.string()) }),
  /** From here on, requests omit the `kept` data of earlier replies, because the server refused it. */
  z.object({ role: z.literal('unkept') }),
  /** The beginning of every request, until the next such record or summary. */
  z.object({ role: z.literal('prefix'), ...modelPrefix }),
  /**
   * A message from Pilotfish to the model, e.g. that the user changed the todo list. `told`: the facts of the prefix
   * that it updates.
   */
  z.object({ role: z.literal('note'), text: z.string(), told: told.optional() }),
  /** The user's version of the proposal, as accepted. */
  z.object({ role: z.literal('edited'), callId: z.string(), content: z.string() }),
  /** The user's decision on a later call of the batch, before its turn. The last one for a call counts. */
  z.object({ role: z.literal('granted'), grant: storedGrantSchema }),
  /** The call's arguments as Pilotfish read them, if they differ from the model's text. */
  z.object({ role: z.literal('read-as'), callId: z.string(), input: z.string() }),
  /** The source of the call's result, for the user. */
  z.object({ role: z.literal('source'), callId: z.string(), text: z.string() }),
  /** This chat has read or written the file. */
  z.object({ role: z.literal('seen'), path: z.string() }),
]);
export type ModelRecord = z.infer<typeof modelRecordSchema>;
