import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Attachment, AttachmentPreview } from '@shared/attachments/attachment';
import { isMissing } from '../../base/errno';

// Files beside a chat's: of each attachment the bytes as they came (`<id>`) and, of what is no picture, the text that the
// model reads (`<id>.txt`). What is on its way has the ending `.part`.

/** Text, or the picture in base64. */
export type AttachedContent = string | { readonly base64: string };

/** Where those of a chat lie; `folder` is that of the project's chats. */
export function attachmentsOf(folder: string, chatId: string): string {
  return join(folder, 'attachments', chatId);
}

export function textPath(folder: string, id: string): string {
  return join(folder, `${id}.txt`);
}

/** Null: it is not kept any more. */
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

/** Its picture, or the beginning of its text. */
export async function readPreview(folder: string, attachment: Attachment): Promise<AttachmentPreview | null> {
  const content = await readAttached(folder, attachment);
  if (content === null) return null;
  if (typeof content !== 'string')
    return { kind: 'image', mimeType: attachment.mimeType, base64: content.base64 };
  const isWhole = content.length <= previewLength && !attachment.cut;
  return { kind: 'text', text: content.slice(0, previewLength), isWhole };
}
