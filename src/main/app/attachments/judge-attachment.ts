import { open, readFile } from 'node:fs/promises';
import type { Attachment } from '@shared/attachments/attachment';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { visibleName } from '../../base/visible-name';
import { forWindow } from '../../project/app-failure';
import { type MediaKind, mediaKind } from '../../project/file-kind';
import { createTextDecoder, detectEncoding } from '../../project/text/encoding';
import { readHead } from '../../project/text/read-chunks';
import { pdfText } from '../../tools/kit/pdf-text';

// The kind of an attached file, by its bytes, and the part of it that the model gets.

export type Judged = Pick<Attachment, 'kind' | 'mimeType' | 'tokens' | 'cut'> & {
  /** The text for the model; null for an image. */
  readonly text: string | null;
};

type Given = Pick<Attachment, 'name' | 'size'>;

/** In characters; a token is about four of them. */
const longestText = 100_000;
/** Enough to detect an encoding, and more than the longest text in any encoding. */
const sampleSize = 1024 * 1024;
const largestImage = 20 * 1024 * 1024;
/** The same estimate as for requests. */
const imageTokens = 1000;
const imageTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** AppError `invalid` or `too-large` for a file that a model could not read. */
export async function judgeAttachment(path: string, given: Given): Promise<Judged> {
  const head = await headOf(path);
  const media = mediaKind(head);
  if (media?.kind === 'image') return judgeImage(media, given);
  if (media) return await judgePdf(path, given);
  const encoding = detectEncoding(head, head.length < sampleSize ? 'whole' : 'start');
  if (encoding === 'binary') throw refused('attachment.binary', given);
  const text = createTextDecoder(encoding).write(head);
  return { kind: 'text', mimeType: 'text/plain', ...bounded(text, head.length < given.size) };
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    return await readHead(file, sampleSize);
  } finally {
    await file.close();
  }
}

function judgeImage({ mimeType, label }: MediaKind, { name, size }: Given): Judged {
  const shown = visibleName(name);
  if (!imageTypes.has(mimeType))
    throw new AppError('invalid', textOf('attachment.image-kind', { name: shown, kind: label }));
  if (size > largestImage)
    throw new AppError(
      'too-large',
      textOf('attachment.image-size', { name: shown, megabytes: largestImage / (1024 * 1024) }),
    );
  return { kind: 'image', mimeType, tokens: imageTokens, text: null };
}

async function judgePdf(path: string, given: Given): Promise<Judged> {
  const bytes = await readFile(path);
  const never = new AbortController().signal;
  const text = await forWindow(() => pdfText(bytes, visibleName(given.name), never));
  if (text.replaceAll(/^--- Page \d+ of \d+ ---$/gm, '').trim() === '')
    throw refused('attachment.no-text', given);
  return { kind: 'pdf', mimeType: 'application/pdf', ...bounded(text, false) };
}

function bounded(text: string, goesOn: boolean): Pick<Judged, 'tokens' | 'cut' | 'text'> {
  const kept = text.slice(0, longestText).toWellFormed();
  const isCut = goesOn || kept.length < text.length;
  return { text: kept, tokens: Math.ceil(Buffer.byteLength(kept) / 4), ...(isCut && { cut: true }) };
}

function refused(key: 'attachment.binary' | 'attachment.no-text', { name }: Given): AppError {
  return new AppError('invalid', textOf(key, { name: visibleName(name) }));
}
