import { largestAttachment, largestPiece } from '@shared/attachments/attachment';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { api } from '../../state/server-state';
import { visibleText } from '../../ui/visible-text';
import { fittedPicture } from './fitted-picture';
import type { Upload } from './uploads';

/** The largest number of bytes below the main process's limit that fills whole groups of three, as base64 needs. */
const pieceLength = largestPiece - (largestPiece % 3);

type Given = Pick<Upload, 'id' | 'chatId' | 'name' | 'file'>;

/**
 * Sends a file to the main process, one piece after another. An image is first scaled to the size that a model
 * processes. `onPart` gets the sent share and returns whether to continue. Throws AppError.
 */
export async function uploadFile(
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
