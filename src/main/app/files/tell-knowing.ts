import { textOf as text } from '@shared/texts/text';
import { reasonOf } from '../../base/errno';
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

type Notice = { readonly path: string; readonly text: string; readonly except?: string };

/**
 * Sends a note to the models of chats that know the file, or a file in the folder. Each gets `text` with its next
 * message; closed chats count too. `except` is skipped, because it gets its own note. The user's action is already
 * done, so a failure becomes a notice.
 */
export async function tellKnowing(
  project: KnownProject,
  parts: TellParts,
  { path, text, ...except }: Notice,
): Promise<void> {
  await tellKnowingAny(project, parts, { paths: [path], textOf: () => text, ...except });
}

type TellParts = Pick<AppParts, 'home' | 'notes' | 'log' | 'notice'>;

type NoticeOfSeveral = {
  readonly paths: readonly string[];
  /** The text for the paths that the chat knows. For a closed chat, all paths are passed. */
  textOf(paths: readonly string[]): string;
  readonly except?: string;
};

/** The same for several files at once: each chat gets one note. */
export async function tellKnowingAny(
  { workspace, chats }: KnownProject,
  { home, notes, log, notice }: TellParts,
  { paths, textOf, except }: NoticeOfSeveral,
): Promise<void> {
  if (paths.length === 0) return;
  const folder = chatsFolder(home, workspace.root);
  const ids = await knowingChats(folder, paths).catch((error: unknown) => {
    log.write('warning', 'asking which chats know a file', error);
    return [];
  });
  const knowing = new Map([...ids].map((id) => [id, paths]));
  for (const { id, queue } of await chats.opened()) {
    const known = paths.filter((path) => queue.hasSeen(path));
    if (known.length > 0) knowing.set(id, known);
    else knowing.delete(id);
  }
  if (except !== undefined) knowing.delete(except);
  const untold = (error: unknown) => {
    log.write('warning', 'telling chats of a change', error);
    return error;
  };
  const told = [...knowing].map(([id, known]) => notes.tell({ folder, id }, textOf(known)).catch(untold));
  const failure = (await Promise.all(told)).find((error) => error !== undefined);
  if (failure !== undefined)
    notice('warning', text('chats.not-told', { files: paths, folder, reason: reasonOf(failure) }));
}
