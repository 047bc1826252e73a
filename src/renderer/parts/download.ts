import './panel-texts';
import type { ExportedChat } from '@shared/chat/found-chats';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { maxFrameLength } from '@shared/wire/channel';
import { api } from '../state/server-state';

/**
 * Saves a file for the user. The desktop asks for the place, because it supports no downloads. A browser uses its own
 * downloads.
 */
export async function download({ name, mimeType, text }: ExportedChat): Promise<void> {
  if (window.pilotfish) return await saveWhereAsked({ name, text });
  const url = URL.createObjectURL(new Blob([text], { type: mimeType }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // By then the download has read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Room in a frame for everything except the text. */
const besideText = 10_000;

async function saveWhereAsked(file: { readonly name: string; readonly text: string }): Promise<void> {
  // The main process drops a longer frame, and would never answer.
  if (JSON.stringify(file.text).length > maxFrameLength - besideText)
    throw new AppError('too-large', textOf('entries.too-long-to-save'));
  await api.window.saveFile(file);
}
