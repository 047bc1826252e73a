import '../../parts/panel-texts';
import { AppError } from '@shared/errors';
import { toldOf } from '@shared/texts/told-error';
import { ensureChat } from '../../state/chat-in-front';
import { api } from '../../state/server-state';
import { uploadFile } from './upload-file';
import { addUploads, changeUpload, forgetUpload, noteLeftOut, type Upload, useUploads } from './uploads';

// Attaching: sends dropped, pasted or chosen files to the main process one after another, for the chat in front.

export type NamedFile = {
  /** For a file of a folder: its path from there. */
  readonly name: string;
  readonly file: Blob;
  /** It belongs to a dropped folder: unreadable files are only counted. */
  readonly ofFolder: boolean;
};

/** `leftOut`: the number of other files. */
export async function attachFiles(files: readonly NamedFile[], leftOut = 0): Promise<void> {
  const chatId = await ensureChat();
  noteLeftOut(chatId, 0);
  const begun = files.map(({ ofFolder, ...given }) => ({
    upload: { ...given, id: crypto.randomUUID(), chatId, part: 0, failure: null },
    ofFolder,
  }));
  addUploads(begun.map(({ upload }) => upload));
  let unread = 0;
  for (const { upload, ofFolder } of begun) {
    const result = await run(upload);
    if (result !== 'unreadable' || !ofFolder) continue;
    unread += 1;
    forgetUpload(upload.id);
  }
  if (leftOut + unread > 0) noteLeftOut(chatId, leftOut + unread);
}

export async function retryUpload(upload: Upload): Promise<void> {
  changeUpload(upload.id, { failure: null, part: 0 });
  await run(upload);
}

/** Also for a failed upload, which exists only in this window. */
export async function cancelUpload({ id, chatId, failure }: Upload): Promise<void> {
  forgetUpload(id);
  if (failure === null) await api.attachments.remove({ chatId, id });
}

async function run(upload: Upload): Promise<'done' | 'failed' | 'unreadable'> {
  const { id } = upload;
  const isWanted = () => useUploads.getState().uploads.some((each) => each.id === id);
  if (!isWanted()) return 'done';
  try {
    await uploadFile(upload, (part) => {
      changeUpload(id, { part });
      return isWanted();
    });
    forgetUpload(id);
    return 'done';
  } catch (error) {
    changeUpload(id, { failure: toldOf(error) });
    return error instanceof AppError && error.code === 'invalid' ? 'unreadable' : 'failed';
  }
}
