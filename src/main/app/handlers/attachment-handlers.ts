import type { AttachmentPreview } from '@shared/attachments/attachment';
import type { Contract } from '@shared/contract/contract';
import { chatTopic } from '@shared/topics';
import type { Handlers } from '@shared/wire/serve';
import { attachmentsOf, readPreview } from '../../storage/attachments/attachment-files';
import type { App, Window } from '../application';
import { knownAttachments } from '../attachments/known-attachments';
import { createUploads } from '../attachments/uploads';
import { chatOf } from './chat-of';

export function attachmentHandlers(app: App): Handlers<Contract, Window>['attachments'] {
  const uploads = createUploads();
  const load = () => import('../attachments/attach');
  return {
    add: async (piece) => (await load()).addPiece(app, uploads, piece),
    remove: async (which) => (await load()).removeAttachment(app, uploads, which),
    preview: (which) => previewOf(app, which),
  };
}

type Which = { readonly chatId: string; readonly id: string };

async function previewOf(app: App, { chatId, id }: Which): Promise<AttachmentPreview | null> {
  await chatOf(app, chatId);
  const state = app.store.state(chatTopic(chatId));
  const known = knownAttachments(state).find((attachment) => attachment.id === id);
  const { folder } = app.projects.ofChat(chatId).chats;
  return known ? await readPreview(attachmentsOf(folder, chatId), known) : null;
}
