import type { ChatState } from '@shared/chat/chat';
import { foldersAbove, type Row } from '../state/visible-rows';

// Which rows carry a mark because the agent changed something there, or would if the person agrees. Pure.

export type Mark = 'waiting' | 'created' | 'changed' | 'holds-waiting' | 'holds-changes' | 'none';

export type ChangedMarks = {
  readonly files: ReadonlySet<string>;
  /** Those that the agent made. */
  readonly created: ReadonlySet<string>;
  /** The folders that hold a changed file at any depth. */
  readonly folders: ReadonlySet<string>;
  /** The same of files about which a proposal waits. */
  readonly waiting: { readonly files: ReadonlySet<string>; readonly folders: ReadonlySet<string> };
};

type AgentFiles = {
  readonly changed: readonly string[];
  readonly created?: readonly string[];
  /** About which a proposal waits. */
  readonly waiting?: readonly string[];
};

export function changedMarks({ changed, created = [], waiting = [] }: AgentFiles): ChangedMarks {
  return { ...withFolders(changed), created: new Set(created), waiting: withFolders(waiting) };
}

/** What waits for the person goes before what was done. */
export function markOf(row: Row, { files, created, folders, waiting }: ChangedMarks): Mark {
  if (row.kind !== 'entry') return 'none';
  const { path } = row.entry;
  if (waiting.files.has(path)) return 'waiting';
  if (created.has(path)) return 'created';
  if (files.has(path)) return 'changed';
  if (waiting.folders.has(path)) return 'holds-waiting';
  return folders.has(path) ? 'holds-changes' : 'none';
}

/** The files of which a proposal waits in the chat. */
export function waitingFiles(chat: Pick<ChatState, 'calls'> | undefined): readonly string[] {
  return Object.values(chat?.calls ?? {}).flatMap(({ phase }) =>
    phase.phase === 'waiting' && phase.question.subject.kind === 'file-change'
      ? [phase.question.subject.relativePath]
      : [],
  );
}

function withFolders(files: readonly string[]) {
  return { files: new Set(files), folders: new Set(files.flatMap(foldersAbove)) };
}
