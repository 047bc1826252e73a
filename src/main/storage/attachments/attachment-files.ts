import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Attachment, AttachmentPreview } from '@shared/attachments/attachment';
import { isMissing } from '../../base/errno';

// Attachment files beside a chat's file: the original bytes of each attachment (`<id>`) and, unless it is an image, the
// text for the model (`<id>.txt`). An incomplete upload has the ending `.part`.

/** Text, or the image in base64. */
export type AttachedContent = string | { readonly base64: string };

/** The folder for the attachments of a chat. `folder` is that of the project's chats. */
export function attachmentsOf(folder: string, chatId: string): string {
  return join(folder, 'attachments', chatId);
}

export function textPath(folder: string, id: string): string {
  return join(folder, `${id}.txt`);
}

/** Null: the attachment is no longer stored. */
export async function readAttached(
  folder: string,
  { id, kind }: Pick<Attachment, 'id' | 'kind'>,
): Promise<AttachedContent | null> {
  try {
    if (kind === 'image') return { base64: await readFile(join(folder, id), 'base64') };
    return await readFile(textPath(folder, id), 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const previewLength = 2000;

/** The image, or the beginning of the text. */
export async function readPreview(folder: string, attachment: Attachment): Promise<AttachmentPreview | null> {
  const content = await readAttached(folder, attachment);
  if (content === null) return null;
  if (typeof content !== 'string')
    return { kind: 'image', mimeType: attachment.mimeType, base64: content.base64 };
  const isWhole = content.length <= previewLength && !attachment.cut;
  return { kind: 'text', text: content.slice(0, previewLength), isWhole };
}
