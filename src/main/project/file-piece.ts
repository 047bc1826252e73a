import type { Stats } from 'node:fs';
import { AppError } from '@shared/errors';
import type { FilePiece } from '@shared/project/project';
import { textOf } from '@shared/texts/text';
import { forWindow } from './app-failure';
import type { Workspace } from './workspace';

// Pieces of a file that is too large to send whole. All pieces are from the same version of the file.

/** The bytes of the file are the same while this value is the same. */
export function fileVersion({ dev, ino, size, mtimeMs }: Stats): string {
  return [dev, ino, size, mtimeMs].join('-');
}

/** The existing bytes of the range. Throws AppError `stale` if the file has changed, and other errors as `viewFile`. */
export async function readPiece(
  workspace: Workspace,
  { path, version, from, length }: FilePiece,
): Promise<{ base64: string }> {
  return forWindow(async () => {
    const file = await workspace.openFile(await workspace.resolve(path));
    try {
      if (fileVersion(await file.stat()) !== version)
        throw new AppError('stale', textOf('project-files.changed-while-read', { path }));
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
      return { base64: buffer.toString('base64', 0, bytesRead) };
    } finally {
      await file.close();
    }
  });
}
