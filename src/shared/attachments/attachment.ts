export type { Attachment } from './attachment-schema';

// What of an attachment both sides hold to. Pure.

/** Of one file, in bytes. */
export const largestAttachment = 50 * 1024 * 1024;
/** Of what one call carries, in bytes. */
export const largestPiece = 1024 * 1024;
/** Of those that wait in one composer. */
export const mostAttachments = 500;

/** What a window shows of one. */
export type AttachmentPreview =
  | { readonly kind: 'image'; readonly mimeType: string; readonly base64: string }
  /** `text` is its beginning. */
  | { readonly kind: 'text'; readonly text: string; readonly isWhole: boolean };
