import { z } from 'zod';
import {
  type Attachment,
  type AttachmentPreview,
  largestAttachment,
  largestPiece,
} from '../attachments/attachment';
import { attachmentId } from '../attachments/attachment-schema';
import { type Calls, call, chatId } from './call';

// Calls about files that go with a message. A window gives bytes, never a path.

const which = { chatId, id: attachmentId };

export const attachmentCalls = {
  /**
   * One piece of a file, in base64; the first makes the upload under the id that the window gives it, the last resolves
   * with the attachment. A piece that is not the next is refused (`invalid`), and ends the upload, as every failure does:
   * `too-large`, `invalid` for what is neither text nor picture, `unavailable` when the disk does not take it.
   */
  add: call(
    z.object({
      ...which,
      name: z.string().min(1).max(1000),
      size: z.number().int().min(0).max(largestAttachment),
      offset: z.number().int().min(0),
      base64: z.base64().max(Math.ceil(largestPiece / 3) * 4),
    }),
  ).returns<Attachment | null>(),
  /** Of one that was not sent, or not added whole yet. */
  remove: call(z.object(which)).returns(),
  /** Null: it is not kept any more. */
  preview: call(z.object(which)).returns<AttachmentPreview | null>(),
} as const satisfies Calls;
