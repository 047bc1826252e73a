import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

// Searches every file below a folder for a secret.

/** The user's key: after every test it is only in the store for secrets. */
export const canary = 'sk-canary-7d41c0a95e';

/** The files that contain `secret`, except the store for secrets. */
export async function filesWith(secret: string, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const file of files) {
    const isStore = path.basename(file) === 'secrets';
    // A temporary file may be gone already.
    const bytes = isStore ? null : await readFile(file).catch(() => null);
    if (bytes?.includes(secret)) found.push(file);
  }
  return found;
}
