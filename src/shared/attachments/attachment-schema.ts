import { z } from 'zod';

// Attachment: a file that goes with a message, as chat and journal know it. Its bytes lie beside the chat's file.

export const attachmentId = z.uuid();

export const attachmentSchema = z.object({
  id: attachmentId,
  /** As it was given; of a folder's file the path from there, with `/`. It may hold anything: shown made visible. */
  name: z.string(),
  /** In bytes. */
  size: z.number(),
  kind: z.enum(['text', 'image', 'pdf']),
  mimeType: z.string(),
  /** What it takes of the model's context, estimated. */
  tokens: z.number(),
  /** The model reads its beginning alone. */
  cut: z.literal(true).optional(),
});
export type Attachment = z.infer<typeof attachmentSchema>;
