import { z } from 'zod';

// Attachment: a file that goes with a message, as chat and journal store it. Its bytes are next to the chat's file.

export const attachmentId = z.uuid();

export const attachmentSchema = z.object({
  id: attachmentId,
  /**
   * The original name. For a file of a folder, the path from that folder, with `/`. It may contain any characters, so
   * windows must make them visible.
   */
  name: z.string(),
  /** In bytes. */
  size: z.number(),
  kind: z.enum(['text', 'image', 'pdf']),
  mimeType: z.string(),
  /** An estimate of its size in the model's context. */
  tokens: z.number(),
  /** The model gets only the beginning. */
  cut: z.literal(true).optional(),
});
export type Attachment = z.infer<typeof attachmentSchema>;
