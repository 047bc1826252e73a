import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes the texts into `folder` by their relative paths, and creates missing folders. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}
