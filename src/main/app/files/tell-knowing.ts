import type { Workspace } from '../../project/workspace';
import type { Queue } from '../../queue/queue';
import { chatsFolder } from '../../storage/project-key';
import { knowingChats } from '../chats/knowing-chats';
import type { AppParts } from '../parts/parts';

type KnowingChat = { readonly id: string; readonly queue: Pick<Queue, 'hasSeen' | 'rejudge'> };

export type KnownProject = {
  readonly workspace: Workspace;
  readonly chats: { opened(): Promise<readonly KnowingChat[]> };
};

/**
 * Notices to models: those chats that know the file, or one in the folder, are told `text` with their next message, also
 * those that are not open; `except` is told otherwise.
 */
export async function tellKnowing(
  { workspace, chats }: KnownProject,
  { home, notes, log }: Pick<AppParts, 'home' | 'notes' | 'log'>,
  { path, text, except }: { readonly path: string; readonly text: string; readonly except?: string },
): Promise<void> {
  const folder = chatsFolder(home, workspace.root);
  const knowing = new Set(
    await knowingChats(folder, path).catch((error: unknown) => {
      // What the person did is done: it may not be said to have failed.
      log.write('warning', 'asking which chats know a file', error);
      return [];
    }),
  );
  for (const { id, queue } of await chats.opened())
    if (queue.hasSeen(path)) knowing.add(id);
    else knowing.delete(id);
  if (except !== undefined) knowing.delete(except);
  for (const id of knowing) await notes.tell({ folder, id }, text);
}
