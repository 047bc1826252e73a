import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyTrash } from '../../storage/chats/trash';
import type { AppParts } from '../parts/parts';

// Emptying the trash of all projects: what was deleted 30 days ago goes for good at the next start, and with it what was
// left for its model.

export async function emptyTrashes({
  home,
  now,
  log,
  notes,
}: Pick<AppParts, 'home' | 'now' | 'log' | 'notes'>): Promise<void> {
  const root = join(home, 'chats');
  for (const key of await readdir(root).catch(() => [])) {
    const folder = join(root, key);
    await emptyTrash(folder, now(), ({ id }) => notes.forget({ folder, id })).catch((error: unknown) =>
      log.write('warning', 'emptying the trash of chats', error),
    );
  }
}
