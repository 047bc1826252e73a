import type { ChatState } from '@shared/chat/chat';
import { foldersAbove, type Row } from '../state/visible-rows';

// The rows with a mark because the agent changed a file there, or proposes to. Pure.

export type Mark = 'waiting' | 'created' | 'changed' | 'holds-waiting' | 'holds-changes' | 'none';

export type ChangedMarks = {
  readonly files: ReadonlySet<string>;
  /** The files that the agent created. */
  readonly created: ReadonlySet<string>;
  /** The folders that contain a changed file at any depth. */
  readonly folders: ReadonlySet<string>;
  /** The same for files with a waiting proposal. */
  readonly waiting: { readonly files: ReadonlySet<string>; readonly folders: ReadonlySet<string> };
};

type AgentFiles = {
  readonly changed: readonly string[];
  readonly created?: readonly string[];
  /** Files with a waiting proposal. */
  readonly waiting?: readonly string[];
};

export function changedMarks({ changed, created = [], waiting = [] }: AgentFiles): ChangedMarks {
  return { ...withFolders(changed), created: new Set(created), waiting: withFolders(waiting) };
}

/** A waiting proposal takes precedence over a past change. */
export function markOf(row: Row, { files, created, folders, waiting }: ChangedMarks): Mark {
  if (row.kind !== 'entry') return 'none';
  const { path } = row.entry;
  if (waiting.files.has(path)) return 'waiting';
  if (created.has(path)) return 'created';
  if (files.has(path)) return 'changed';
  if (waiting.folders.has(path)) return 'holds-waiting';
  return folders.has(path) ? 'holds-changes' : 'none';
}

/** The files with a waiting proposal in the chat. */
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
