import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { writeAll } from '../../base/files/atomic-write';
import { makeFolder } from '../../base/files/make-folder';
import { createSerialQueue, type SerialQueue } from '../../base/serial-queue';
import { visibleName } from '../../base/visible-name';

// Uploads of files in ordered pieces. A failed or dropped upload is removed completely.

export type Piece = {
  /** The folder for the file. */
  readonly folder: string;
  readonly id: string;
  readonly name: string;
  /** Of the whole file, in bytes. */
  readonly size: number;
  readonly offset: number;
  readonly bytes: Uint8Array;
};

export type Uploads = {
  /** Resolves when the piece is in the file: with the path once the whole file is on disk, otherwise with null. */
  add(piece: Piece): Promise<string | null>;
  drop(place: Pick<Piece, 'folder' | 'id'>): Promise<void>;
};

const mostUnfinished = 20;

type Upload = Pick<Piece, 'size'> & { received: number };

export function createUploads(): Uploads {
  const uploads = new Map<string, Upload>();
  const lines = new Map<string, SerialQueue>();

  const inOrder = async <Result>(path: string, step: () => Promise<Result>): Promise<Result> => {
    const line = lines.get(path) ?? createSerialQueue();
    lines.set(path, line);
    return await line.next(step).finally(() => {
      if (!uploads.has(path)) lines.delete(path);
    });
  };
  const forget = async (path: string): Promise<void> => {
    uploads.delete(path);
    await unlink(path).catch(() => undefined);
  };
  /** A window sends one file at a time. If there are many, the one that waited longest for a piece is dropped. */
  const letOldestGo = async (): Promise<void> => {
    const [oldest] = uploads.keys();
    if (uploads.size >= mostUnfinished && oldest !== undefined) await inOrder(oldest, () => forget(oldest));
  };
  const take = async (path: string, piece: Piece): Promise<string | null> => {
    if (piece.offset === 0) await letOldestGo();
    if (piece.offset === 0) uploads.set(path, { size: piece.size, received: 0 });
    const upload = uploads.get(path);
    if (!upload || !isNext(piece, upload))
      throw new AppError('invalid', textOf('attachment.out-of-order', { name: visibleName(piece.name) }));
    const isLast = upload.received + piece.bytes.length === upload.size;
    await write(path, piece, isLast);
    upload.received += piece.bytes.length;
    uploads.delete(path);
    if (!isLast) uploads.set(path, upload);
    return isLast ? path : null;
  };

  return {
    async add(piece) {
      const path = partPath(piece);
      return await inOrder(path, () =>
        take(path, piece).catch(async (error: unknown) => {
          await forget(path);
          throw error;
        }),
      );
    },
    async drop(place) {
      const path = partPath(place);
      await inOrder(path, () => forget(path));
    },
  };
}

function partPath({ folder, id }: Pick<Piece, 'folder' | 'id'>): string {
  return join(folder, `${id}.part`);
}

/** Each piece except that of an empty file contains bytes, so that every upload ends. */
function isNext({ offset, size, bytes }: Piece, upload: Upload): boolean {
  const brings = bytes.length > 0 || size === 0;
  return brings && size === upload.size && offset === upload.received && offset + bytes.length <= size;
}

async function write(path: string, { folder, offset, bytes }: Piece, isLast: boolean): Promise<void> {
  if (offset === 0) await makeFolder(folder);
  const handle = await open(path, offset === 0 ? 'w' : 'a', 0o600);
  try {
    await writeSynced(handle, bytes, isLast);
  } finally {
    await handle.close();
  }
}

async function writeSynced(handle: FileHandle, bytes: Uint8Array, isLast: boolean): Promise<void> {
  await writeAll(handle, bytes);
  if (isLast) await handle.sync();
}
