import type { Stats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { type FileView, largestPiece, largestText } from '@shared/project/project';
import { type Text, textOf } from '@shared/texts/text';
import { hashOf } from '../base/files/content-hash';
import { forWindow } from './app-failure';
import { mediaKind } from './file-kind';
import { fileVersion } from './file-piece';
import { decodeText } from './text/encoding';
import { lineEndsOf, withUnixEnds } from './text/line-ends';
import { readHead } from './text/read-chunks';
import { textBeginning } from './text/text-beginning';
import type { Workspace } from './workspace';

// File view for a window: the text, its first lines, an image, or the reason why a window cannot show it.

const imageLimit = 20 * 1024 * 1024;
/** A PDF arrives in pieces, and only for visible pages. */
const pdfLimit = 256 * 1024 * 1024;

/** Throws AppError if the file is missing or must not be read. */
export async function viewFile(workspace: Workspace, path: string): Promise<FileView> {
  return forWindow(async () => {
    const place = await workspace.resolve(path);
    const file = await workspace.openFile(place);
    try {
      return await viewOf(path, file, workspace.encodings.get(place.absolute));
    } finally {
      await file.close();
    }
  });
}

async function viewOf(path: string, file: FileHandle, chosen: string | undefined): Promise<FileView> {
  const stats = await file.stat();
  const { size } = stats;
  const media = mediaKind(await readHead(file, 16));
  if (media?.kind === 'file') {
    if (size > pdfLimit) return unshowable(path, tooLarge(size, pdfLimit));
    return { kind: 'pdf', path, size, version: fileVersion(stats) };
  }
  if (media?.kind === 'image') {
    if (size > imageLimit) return unshowable(path, tooLarge(size, imageLimit));
    const base64 = await file.readFile('base64');
    return { kind: 'image', path, mimeType: media.mimeType, base64 };
  }
  return size > largestText
    ? await beginningView({ path, chosen }, file, stats)
    : textView({ path, chosen }, await file.readFile());
}

type Shown = {
  readonly path: string;
  /** The encoding that the user chose. */
  readonly chosen: string | undefined;
};

async function beginningView({ path, chosen }: Shown, file: FileHandle, stats: Stats): Promise<FileView> {
  const beginning = textBeginning(await readHead(file, largestPiece), chosen);
  if (beginning === 'binary') return unshowable(path, textOf('project-files.binary-to-show'));
  const { text, bytes, encoding } = beginning;
  return {
    kind: 'beginning',
    path,
    text: withUnixEnds(text),
    encoding,
    lineEnds: shownEnds(text),
    shown: bytes,
    size: stats.size,
    version: fileVersion(stats),
  };
}

function textView({ path, chosen }: Shown, bytes: Buffer): FileView {
  const decoded = decodeText(bytes, chosen);
  if (decoded === 'binary') return unshowable(path, textOf('project-files.binary-to-show'));
  return {
    kind: 'text',
    path,
    text: withUnixEnds(decoded.text),
    hash: hashOf(bytes),
    encoding: decoded.encoding,
    bom: decoded.bom,
    lineEnds: shownEnds(decoded.text),
  };
}

function shownEnds(text: string): 'LF' | 'CRLF' | 'mixed' {
  const { lineEnding, mixed } = lineEndsOf(text);
  if (mixed) return 'mixed';
  return lineEnding === '\n' ? 'LF' : 'CRLF';
}

function unshowable(path: string, reason: Text): FileView {
  return { kind: 'unshowable', path, reason };
}

function tooLarge(size: number, limit: number): Text {
  const megabytes = (bytes: number) => Math.ceil(bytes / (1024 * 1024));
  return textOf('project-files.too-large-to-show', { megabytes: megabytes(size), most: megabytes(limit) });
}
