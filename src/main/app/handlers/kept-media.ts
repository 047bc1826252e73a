import { join } from 'node:path';
import { isFinished, type KeptMedia } from '@shared/tool-call/tool-call';
import { chatTopic } from '@shared/topics';
import { readMedia } from '../../storage/chats/kept-media';
import { chatsFolder } from '../../storage/project-key';
import type { App } from '../application';

type Which = { readonly chatId: string; readonly callId: string; readonly index: number };

/** An image or sound of a call for the window; null: it was removed. */
export async function mediaOf(app: App, { chatId, callId, index }: Which): Promise<KeptMedia | null> {
  const project = app.projects.ofChat(chatId);
  await project.chats.open(chatId);
  const phase = app.store.state(chatTopic(chatId)).calls[callId]?.phase;
  const media =
    phase && isFinished(phase) && phase.display.kind === 'remote-result'
      ? phase.display.media[index]
      : undefined;
  if (!media) return null;
  const outputs = join(chatsFolder(app.home, project.workspace.root), 'outputs');
  const base64 = await readMedia(outputs, media.path);
  return base64 === null ? null : { mimeType: media.mimeType, base64 };
}
