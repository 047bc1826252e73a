import { rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type Attachment, mostAttachments } from '@shared/attachments/attachment';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { chatTopic } from '@shared/topics';
import { reasonOf } from '../../base/errno';
import { writeFileAtomically } from '../../base/files/atomic-write';
import { visibleName } from '../../base/visible-name';
import { attachmentsOf, textPath } from '../../storage/attachments/attachment-files';
import type { App } from '../application';
import type { OpenChat } from '../open-chat';
import { judgeAttachment } from './judge-attachment';
import { knownAttachments } from './known-attachments';
import type { Uploads } from './uploads';

// Turns an upload of a window into a file beside the chat, which waits there for the next message.

export type GivenPiece = {
  readonly chatId: string;
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly offset: number;
  readonly base64: string;
};

/** The attachment after the last piece, else null. Throws AppErrors as in the contract and then removes the file. */
export async function addPiece(app: App, uploads: Uploads, given: GivenPiece): Promise<Attachment | null> {
  const { chatId, id, base64, ...file } = given;
  assertRoom(app, given);
  const folder = folderOf(app, chatId);
  return await app.projects.inChat(chatId, (chat) =>
    kept(given, async () => {
      const part = await uploads.add({ folder, id, ...file, bytes: Buffer.from(base64, 'base64') });
      return part === null ? null : await attach(chat, { part, folder, id, ...file });
    }),
  );
}

/** Does nothing if it is already removed or was sent with a message. */
export async function removeAttachment(
  app: App,
  uploads: Uploads,
  { chatId, id }: { readonly chatId: string; readonly id: string },
): Promise<void> {
  const folder = folderOf(app, chatId);
  await uploads.drop({ folder, id });
  await app.projects.inChat(chatId, async ({ agent }) => {
    if (!waiting(app, chatId).some((attachment) => attachment.id === id)) return;
    await agent.detach(id);
    await forget(folder, id);
  });
}

type Whole = Pick<GivenPiece, 'id' | 'name' | 'size'> & { readonly part: string; readonly folder: string };

async function attach({ agent }: OpenChat, { part, folder, id, name, size }: Whole): Promise<Attachment> {
  try {
    const { text, ...judged } = await judgeAttachment(part, { name, size });
    if (text !== null) await writeFileAtomically(textPath(folder, id), text);
    await rename(part, join(folder, id));
    const attachment: Attachment = { id, name, size, ...judged };
    await agent.attach(attachment);
    return attachment;
  } catch (error) {
    await unlink(part).catch(() => undefined);
    await forget(folder, id);
    throw error;
  }
}

async function forget(folder: string, id: string): Promise<void> {
  for (const path of [join(folder, id), textPath(folder, id)]) await unlink(path).catch(() => undefined);
}

/** Turns an error of the disk into a message about the attached file. */
async function kept<Result>({ name }: GivenPiece, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof AppError || !(error instanceof Error && 'code' in error)) throw error;
    const told = textOf('attachment.not-kept', { name: visibleName(name), reason: reasonOf(error) });
    throw new AppError('unavailable', told, { cause: error });
  }
}

function assertRoom(app: App, { chatId, offset, id }: GivenPiece): void {
  if (offset > 0) return;
  const state = app.store.state(chatTopic(chatId));
  const isTaken = knownAttachments(state).some((attachment) => attachment.id === id);
  if (isTaken || state.attached.length >= mostAttachments)
    throw new AppError('invalid', textOf('attachment.too-many', { most: mostAttachments }));
}

function waiting(app: App, chatId: string): readonly Attachment[] {
  return app.store.state(chatTopic(chatId)).attached;
}

function folderOf(app: App, chatId: string): string {
  return attachmentsOf(app.projects.ofChat(chatId).chats.folder, chatId);
}
