import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type DataFileName, dataFilePath } from '@shared/data-files/data-file';
import { AppError } from '@shared/errors';
import type { FileView } from '@shared/project/project';
import { textOf } from '@shared/texts/text';
import { isMissing, reasonOf } from '../../base/errno';
import { writeFileAtomically } from '../../base/files/atomic-write';
import { hashOf } from '../../base/files/content-hash';
import { withLock } from '../../base/files/with-lock';

// Data files as text, for users who edit them in a window. The parts of Pilotfish that use them follow the disk.

type TextView = Extract<FileView, { kind: 'text' }>;

/** A missing file reads as empty. Throws AppError `unavailable`. */
export async function readDataFile(home: string, name: DataFileName): Promise<TextView> {
  const bytes = await bytesOf(path.join(home, name));
  const text = bytes.toString('utf8');
  const isCrlf = text.includes('\r\n');
  return {
    kind: 'text',
    path: dataFilePath(name),
    encoding: 'utf-8',
    hash: hashOf(bytes),
    bom: text.startsWith('\uFEFF'),
    lineEnds: isCrlf ? 'CRLF' : 'LF',
    text: text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'),
  };
}

export type DataFileText = {
  readonly name: DataFileName;
  readonly text: string;
  readonly hash: string | null;
};

/**
 * Replaces the text and retains the line ends of the file. Resolves with the hash of the new bytes. Throws AppError
 * `stale` if the file differs from `hash`, the base of the text (null: a missing file).
 */
export async function writeDataFile(
  home: string,
  { name, text, hash }: DataFileText,
): Promise<{ hash: string }> {
  const file = path.join(home, name);
  return await withLock(`${file}.lock`, async () => {
    const before = await bytesOf(file);
    if (hashOf(before) !== (hash ?? hashOf(Buffer.alloc(0))))
      throw new AppError('stale', textOf('data-files.stale', { name }));
    const bytes = Buffer.from(asBefore(before, text));
    await writeFileAtomically(file, bytes).catch((error: unknown) => {
      throw new AppError('unavailable', textOf('file.not-written', { file, reason: reasonOf(error) }), {
        cause: error,
      });
    });
    return { hash: hashOf(bytes) };
  });
}

/** With the line ends and the byte order mark of the old file. */
function asBefore(before: Buffer, text: string): string {
  const lines = before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
  return before.toString('utf8').startsWith('\uFEFF') ? `\uFEFF${lines}` : lines;
}

async function bytesOf(file: string): Promise<Buffer> {
  return await readFile(file).catch((error: unknown) => {
    if (isMissing(error)) return Buffer.alloc(0);
    throw new AppError('unavailable', textOf('file.not-read', { file, reason: reasonOf(error) }), {
      cause: error,
    });
  });
}
