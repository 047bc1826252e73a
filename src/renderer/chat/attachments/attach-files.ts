import '../../parts/panel-texts';
import { largestAttachment, largestPiece } from '@shared/attachments/attachment';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { ensureChat } from '../../state/chat-in-front';
import { api } from '../../state/server-state';
import { visibleText } from '../../ui/visible-text';
import type { Upload } from './uploads';
import { addUploads, changeUpload, forgetUpload, noteLeftOut, useUploads } from './uploads';

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

/** The largest number of bytes below the main process's limit that fills whole groups of three, as base64 needs. */
const pieceLength = largestPiece - (largestPiece % 3);

type Given = Pick<Upload, 'id' | 'chatId' | 'name' | 'file'>;

/**
 * Sends a file to the main process, one piece after another. An image is first scaled to the size that a model
 * processes. `onPart` gets the sent share and returns whether to continue. Throws AppError.
 */
async function uploadFile(
  { id, chatId, name, file }: Given,
  onPart: (part: number) => boolean,
): Promise<void> {
  const fitted = await fittedPicture(file);
  const { size } = fitted;
  if (size > largestAttachment)
    throw new AppError(
      'too-large',
      textOf('attached.too-large', { name: visibleText(name), megabytes: largestAttachment / (1024 * 1024) }),
    );
  for (let offset = 0; offset === 0 || offset < size; offset += pieceLength) {
    const base64 = await base64Of(fitted.slice(offset, offset + pieceLength));
    if (!onPart(size === 0 ? 0 : offset / size)) return;
    await api.attachments.add({ chatId, id, name, size, offset, base64 });
  }
}

async function base64Of(piece: Blob): Promise<string> {
  const bytes = new Uint8Array(await piece.arrayBuffer());
  let text = '';
  for (let start = 0; start < bytes.length; start += 32_768)
    text += String.fromCharCode(...bytes.subarray(start, start + 32_768));
  return btoa(text);
}

// Scales images down to the size that models process: more pixels would only cost traffic and tokens.

/** The maximum length of the longer edge, in pixels. */
const longestEdge = 1568;
/** In bytes. A smaller image of suitable size is sent unchanged. */
const large = 4 * 1024 * 1024;
const kept: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);

/** Returns the file unchanged if this page cannot decode it as an image. */
async function fittedPicture(file: Blob): Promise<Blob> {
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return file;
  try {
    const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
    if (scale === 1 && kept.has(file.type) && file.size <= large) return file;
    return await drawn(picture, scale, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png');
  } finally {
    picture.close();
  }
}

async function drawn(picture: ImageBitmap, scale: number, type: 'image/jpeg' | 'image/png'): Promise<Blob> {
  const [width, height] = [picture.width, picture.height].map((edge) =>
    Math.max(1, Math.round(edge * scale)),
  );
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type, quality: 0.85 });
  return blob.size <= large ? blob : await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
}
