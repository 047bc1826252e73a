import { sep } from 'node:path';
import { textOf as text } from '@shared/texts/text';
import { reasonOf } from '../../base/errno';
import { CannotRunError } from '../../base/processes/run-program';
import { runRipgrep } from '../../project/search/ripgrep';
import type { Workspace } from '../../project/workspace';
import type { Queue } from '../../queue/queue';
import { chatsFolder } from '../../storage/project-key';
import { chatsWith, wholeFiles } from '../chats/chats-with';
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

// Finds the chats of a project that have seen a file, in the chat files: closed chats count too.

/** Short, because a save by the user waits for it. */
const timeLimitMs = 5_000;

/** The maximum number of paths in one search. */
const mostPaths = 200;

/**
 * The ids of chats that know one of the files, or a file in one of the folders. Empty if ripgrep cannot run. `folder`:
 * the folder of the chats.
 */
async function knowingChats(folder: string, absolutePaths: readonly string[]): Promise<ReadonlySet<string>> {
  const signal = AbortSignal.timeout(timeLimitMs);
  const knowing = new Set<string>();
  try {
    for (let at = 0; at < absolutePaths.length; at += mostPaths) {
      const patterns = absolutePaths.slice(at, at + mostPaths).flatMap(patternsOf);
      const args = [...wholeFiles, '--fixed-strings', ...patterns.map((pattern) => `--regexp=${pattern}`)];
      for (const id of await chatsWith({ args, folder, ripgrep: runRipgrep, signal })) knowing.add(id);
    }
  } catch (error) {
    if (!(error instanceof CannotRunError)) throw error;
  }
  return knowing;
}

/** Patterns for a read of the file, or of a file in the folder. */
function patternsOf(absolutePath: string): string[] {
  const seen = `"role":"seen","path":${JSON.stringify(absolutePath).slice(0, -1)}`;
  return [`${seen}"`, `${seen}${JSON.stringify(sep).slice(1, -1)}`];
}
