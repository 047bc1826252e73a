import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { forgetAttachments } from '../../storage/attachments/sweep-attachments';
import { emptyTrash } from '../../storage/chats/trash';
import type { AppParts } from '../parts/parts';

// Empties the trash of all projects at each start: removes chats deleted 30 days ago, and their pending notes for
// models.

export async function emptyTrashes({
  home,
  now,
  log,
  notes,
}: Pick<AppParts, 'home' | 'now' | 'log' | 'notes'>): Promise<void> {
  const root = join(home, 'chats');
  for (const key of await readdir(root).catch(() => [])) {
    const folder = join(root, key);
    const forget = async ({ id }: { readonly id: string }) => {
      await notes.forget({ folder, id });
      await forgetAttachments(folder, id);
    };
    await emptyTrash(folder, now(), forget).catch((error: unknown) =>
      log.write('warning', 'emptying the trash of chats', error),
    );
  }
}
