export type { Attachment } from './attachment-schema';

// Limits and previews of attachments, for windows and the main process. Pure.

/** Of one file, in bytes. */
export const largestAttachment = 50 * 1024 * 1024;
/** The maximum that one call transfers, in bytes. */
export const largestPiece = 1024 * 1024;
/** The maximum that waits in one composer. */
export const mostAttachments = 500;

/** The preview of an attachment in a window. */
export type AttachmentPreview =
  | { readonly kind: 'image'; readonly mimeType: string; readonly base64: string }
  /** `text` is its beginning. */
  | { readonly kind: 'text'; readonly text: string; readonly isWhole: boolean };
