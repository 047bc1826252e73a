import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from '../../base/errno';

// Images and sound from results: files beside the outputs of a project's chats, with the same retention.

/** Returns the absolute path. */
export async function keepMedia(outputs: string, base64: string, mimeType: string): Promise<string> {
  await mkdir(outputs, { recursive: true, mode: 0o700 });
  const ending = /^[a-z]+\/(?:x-)?([a-z0-9]{1,8})\b/.exec(mimeType)?.[1] ?? 'bin';
  const path = join(outputs, `${randomUUID()}.${ending}`);
  await writeFile(path, Buffer.from(base64, 'base64'), { mode: 0o600 });
  return path;
}

/** In base64. Null: the file is gone, or is in another folder. */
export async function readMedia(outputs: string, path: string): Promise<string | null> {
  if (dirname(path) !== outputs) return null;
  try {
    return await readFile(path, 'base64');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
