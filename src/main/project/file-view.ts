import type { FileHandle } from 'node:fs/promises';
import type { FileView } from '@shared/project';
import { type Text, textOf } from '@shared/texts/text';
import { hashOf } from '../base/files/content-hash';
import { forWindow } from './app-failure';
import { mediaKind } from './file-kind';
import { fileVersion } from './file-piece';
import { decodeText } from './text/encoding';
import { lineEndsOf, withUnixEnds } from './text/line-ends';
import type { Workspace } from './workspace';

// File view, a file as a window shows it: its text whole, its picture, or the reason why it cannot be shown.

const textLimit = 10 * 1024 * 1024;
const imageLimit = 20 * 1024 * 1024;
/** It comes in pieces, and only those that the pages in sight need. */
const pdfLimit = 256 * 1024 * 1024;

/** AppError when there is no such file or it may not be read. */
export async function viewFile(workspace: Workspace, path: string): Promise<FileView> {
  return forWindow(async () => {
    const file = await workspace.openFile(await workspace.resolve(path));
    try {
      const stats = await file.stat();
      const { size } = stats;
      if (await isPdf(file)) {
        if (size > pdfLimit) return unshowable(path, tooLarge(size, pdfLimit));
        return { kind: 'pdf', path, size, version: fileVersion(stats) };
      }
      if (size > imageLimit) return unshowable(path, tooLarge(size, imageLimit));
      const bytes = await file.readFile();
      return viewOf(path, bytes);
    } finally {
      await file.close();
    }
  });
}

async function isPdf(file: FileHandle): Promise<boolean> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
  return mediaKind(buffer.subarray(0, bytesRead))?.mimeType === 'application/pdf';
}

function viewOf(path: string, bytes: Buffer): FileView {
  const media = mediaKind(bytes);
  if (media?.kind === 'image')
    return { kind: 'image', path, mimeType: media.mimeType, base64: bytes.toString('base64') };
  if (bytes.length > textLimit) return unshowable(path, tooLarge(bytes.length, textLimit));
  const decoded = decodeText(bytes);
  if (decoded === 'binary') return unshowable(path, textOf('project-files.binary-to-show'));
  const { lineEnding, mixed } = lineEndsOf(decoded.text);
  return {
    ...{ kind: 'text', path, text: withUnixEnds(decoded.text) },
    ...{ hash: hashOf(bytes), encoding: decoded.encoding, bom: decoded.bom },
    lineEnds: mixed ? 'mixed' : lineEnding === '\n' ? 'LF' : 'CRLF',
  };
}

function unshowable(path: string, reason: Text): FileView {
  return { kind: 'unshowable', path, reason };
}

function tooLarge(size: number, limit: number): Text {
  const megabytes = (bytes: number) => Math.ceil(bytes / (1024 * 1024));
  return textOf('project-files.too-large-to-show', { megabytes: megabytes(size), most: megabytes(limit) });
}
