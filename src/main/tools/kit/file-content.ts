import type { FileHandle } from 'node:fs/promises';
import { counted } from '@shared/base/counted';
import { type Text, textOf } from '@shared/texts/text';
import { ToolError } from '../../base/tool-error';
import { type MediaKind, mediaKind } from '../../project/file-kind';
import { imageSize } from '../../project/image-size';
import { detectEncoding } from '../../project/text/encoding';
import { readChunks, readHead } from '../../project/text/read-chunks';
import { readWindow, type TextWindow, type WindowRequest } from '../../project/text/text-window';
import type { ModelPart, ToolContext } from './tool';

// Content of a file for a model: a window of its text, the file as a part, or a description.

export type FileContent =
  | { readonly kind: 'text'; readonly text: string; readonly window: TextWindow }
  | { readonly kind: 'media'; readonly part: ModelPart; readonly label: string }
  /** For media that the model rejects. */
  | { readonly kind: 'description'; readonly told: Text };

export type ContentRequest = {
  /** Open for reading; stays open. */
  readonly file: FileHandle;
  /** The absolute path, for messages. */
  readonly shown: string;
  readonly window: Pick<WindowRequest, 'offset' | 'limit' | 'column'>;
  /** Maximum number of characters; drops whole lines beyond it. Absent: unlimited. */
  readonly longest?: number;
  /** The encoding that the user chose for it. */
  readonly chosen?: string | undefined;
  readonly context: Pick<ToolContext, 'accepts' | 'signal'>;
};

export const lineLimit = 2000;
const lineWidth = 2000;
const mediaLimit = 20 * 1024 * 1024;
/** Enough to detect an encoding, and the whole of any file that is comfortable to edit. */
const sampleSize = 4 * 1024 * 1024;

/** ToolError for binary files, for files too large to send as a whole, and for an offset past the end. */
export async function readContent(request: ContentRequest): Promise<FileContent> {
  const { file, shown, context } = request;
  const head = await readHead(file, sampleSize);
  const media = mediaKind(head);
  if (media) return readMedia(request, media, head);
  const encoding = detectEncoding(head, head.length < sampleSize ? 'whole' : 'start', {
    chosen: request.chosen,
  });
  if (encoding === 'binary') throw new ToolError(`Cannot display content of binary file: ${shown}`);
  const chunks = head.length < sampleSize ? [head] : readChunks(file, context.signal);
  return textContent(await readWindow(chunks, encoding, windowOf(request)), request);
}

async function readMedia(request: ContentRequest, media: MediaKind, head: Buffer): Promise<FileContent> {
  const { file, shown, context } = request;
  const { size } = await file.stat();
  if (media.kind === 'image' && !context.accepts('image'))
    return { kind: 'description', told: imageText(shown, media, { head, size }) };
  if (size > mediaLimit)
    throw new ToolError(
      `File is too large: ${shown} has ${megabytes(size)}; a ${media.label} file can be read up to ${megabytes(mediaLimit)}.`,
    );
  const bytes = await file.readFile();
  if (context.accepts(media.kind)) {
    const { kind, mimeType, label } = media;
    return {
      kind: 'media',
      label,
      part: { kind, mimeType, base64: bytes.toString('base64'), name: nameOf(shown) },
    };
  }
  const { pdfText } = await import('./pdf-text');
  const text = await pdfText(bytes, shown, context.signal);
  const window = await readWindow([Buffer.from(text)], { encoding: 'utf-8', bom: false }, windowOf(request));
  return textContent(window, request);
}

function windowOf({ window }: ContentRequest): WindowRequest {
  return { ...window, limit: Math.min(window.limit, lineLimit), width: lineWidth };
}

function textContent(
  read: TextWindow,
  { shown, longest, window: { column = 0 } }: Pick<ContentRequest, 'shown' | 'longest' | 'window'>,
): FileContent {
  const window = within(read, longest);
  const { lines, offset, total } = window;
  if (offset > 0 && offset >= total)
    throw new ToolError(`Offset ${offset} is past the end of ${shown}, which has ${counted(total, 'line')}.`);
  const reachesEnd = offset + lines.length === total;
  const body = lines.join('\n') + (reachesEnd && window.endsWithNewline ? '\n' : '');
  return { kind: 'text', text: [...truncations(window, column), body].join('\n'), window };
}

/** The lines that fit, at least one. */
function within(window: TextWindow, longest = Number.POSITIVE_INFINITY): TextWindow {
  let length = 0;
  const first = window.lines.findIndex((line) => {
    length += line.length + 1;
    return length > longest;
  });
  if (first === -1) return window;
  const lines = window.lines.slice(0, Math.max(1, first));
  const end = window.offset + lines.length;
  return { ...window, lines, cutLines: window.cutLines.filter((number) => number <= end) };
}

/** Notices that the model must read before the text. */
function truncations({ lines, offset, total, cutLines }: TextWindow, column: number): string[] {
  const end = offset + lines.length;
  const rest = end < total ? ` Continue with offset=${end}.` : '';
  const notices: string[] = [];
  if (lines.length < total)
    notices.push(
      `[File content truncated: showing lines ${offset + 1}-${end} of ${total} total lines.${rest}]`,
    );
  const from = column === 0 ? '' : ` shown from character ${column} and`;
  if (cutLines.length > 0)
    notices.push(
      `[Lines${from} cut at ${lineWidth} characters: ${namedLines(cutLines)}. Read on with read_file and column=${column + lineWidth}.]`,
    );
  return notices;
}

function namedLines(numbers: readonly number[]): string {
  const named = numbers.slice(0, 10).join(', ');
  return numbers.length > 10 ? `${named} and ${numbers.length - 10} more` : named;
}

function imageText(
  file: string,
  { label, mimeType }: MediaKind,
  { head, size }: { readonly head: Buffer; readonly size: number },
): Text {
  const pixels = imageSize(head, mimeType);
  const image = { file, kind: label, bytes: size };
  if (!pixels) return textOf('call-result.image', image);
  return textOf('call-result.image-of-size', { ...image, ...pixels });
}

function megabytes(bytes: number): string {
  return `${(bytes / (1024 * 1024)).toFixed(1).replace(/\.0$/, '')} MB`;
}

function nameOf(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
}
