import type { ExportedChat } from '@shared/chat/found-chats';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { maxFrameLength } from '@shared/wire/channel';
import { api } from '../state/server-state';

/** Gives the person a file: where they say on the desktop, which takes no downloads; else where and as the browser keeps them. */
export async function download({ name, mimeType, text }: ExportedChat): Promise<void> {
  if (window.pilotfish) return await saveWhereAsked({ name, text });
  const url = URL.createObjectURL(new Blob([text], { type: mimeType }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The download has its hold on it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Room in a frame for all but the text. */
const besideText = 10_000;

async function saveWhereAsked(file: { readonly name: string; readonly text: string }): Promise<void> {
  // Main drops a frame that is longer, and would never answer.
  if (JSON.stringify(file.text).length > maxFrameLength - besideText)
    throw new AppError('too-large', textOf('entries.too-long-to-save'));
  await api.window.saveFile(file);
}
