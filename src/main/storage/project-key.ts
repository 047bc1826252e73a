import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';

// Project key: names a project's own folders and files in the data folder.

/** The name of the folder of a project's chats: readable, and different for every path. `root` is canonical. */
export function projectKey(root: string): string {
  const slug = basename(root)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 12);
  return slug === '' ? hash : `${slug}-${hash}`;
}

/** The folder of a project's chats. `home` is the data folder, `root` is canonical. */
export function chatsFolder(home: string, root: string): string {
  return join(home, 'chats', projectKey(root));
}

/** Whether any project has a chat in the data folder. */
export async function anyChat(home: string): Promise<boolean> {
  const folder = join(home, 'chats');
  for (const key of await readdir(folder).catch(() => []))
    if ((await readdir(join(folder, key)).catch(() => [])).some((name) => name.endsWith('.jsonl')))
      return true;
  return false;
}
