import { z } from 'zod';
import {
  type Attachment,
  type AttachmentPreview,
  largestAttachment,
  largestPiece,
} from '../attachments/attachment';
import { attachmentId } from '../attachments/attachment-schema';
import { type Calls, call, chatId } from './call';

// Calls about files that go with a message. A window sends bytes, never a path.

const which = { chatId, id: attachmentId };

export const attachmentCalls = {
  /**
   * One piece of a file, in base64. The first piece starts the upload under the id that the window chose; the last
   * resolves with the attachment. A piece out of order is refused (`invalid`). Every failure ends the upload:
   * `too-large`, `invalid` for a file that is neither text nor picture, `unavailable` if the disk write fails.
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
  /** Removes an attachment that was not sent, or an unfinished upload. */
  remove: call(z.object(which)).returns(),
  /** Null: it has been deleted. */
  preview: call(z.object(which)).returns<AttachmentPreview | null>(),
} as const satisfies Calls;
