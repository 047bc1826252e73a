import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

// Looks for a secret in every file below a folder.

/** The files that hold `secret`, but for the store where it belongs. */
export async function filesWith(secret: string, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const file of files) {
    const isStore = path.basename(file) === 'secrets';
    if (!isStore && (await readFile(file)).includes(secret)) found.push(file);
  }
  return found;
}
