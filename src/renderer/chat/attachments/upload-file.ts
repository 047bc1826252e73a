import { largestAttachment, largestPiece } from '@shared/attachments/attachment';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { api } from '../../state/server-state';
import { visibleText } from '../../ui/visible-text';
import { fittedPicture } from './fitted-picture';
import type { Upload } from './uploads';

/** Main's largest piece is a whole number of base64's groups of three bytes less than this. */
const pieceLength = largestPiece - (largestPiece % 3);

type Given = Pick<Upload, 'id' | 'chatId' | 'name' | 'file'>;

/**
 * Sends a file to main, a piece after another; a picture as large as a model can look at. `onPart` is told how much is
 * there and says whether to go on. AppError.
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
