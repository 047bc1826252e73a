import type { ProjectSummary } from '@shared/app-state';
import { oldestFirst, type ProjectQuestion } from '@shared/inbox/waiting-questions';
import type { ProjectFolder } from '@shared/project/project';

// The rows of the inbox. Pure.

export type InboxRow = {
  /** Identifies the question among all chats. */
  readonly id: string;
  readonly question: ProjectQuestion;
  readonly project: ProjectFolder;
  /** Whether it is of the project that this window shows. */
  readonly isHere: boolean;
};

/** The questions of all open projects, oldest first. `shown`: the project of this window. */
export function inboxRows(
  projects: readonly Pick<ProjectSummary, 'key' | 'root' | 'name' | 'waiting'>[],
  shown: string | null,
): readonly InboxRow[] {
  return projects
    .flatMap(({ key, root, name, waiting }) =>
      waiting.map((question) => ({
        id: `${question.chatId}/${question.callId}`,
        question,
        project: { key, root, name },
        isHere: key === shown,
      })),
    )
    .toSorted((a, b) => oldestFirst(a.question, b.question));
}

/** A project's number of questions beyond the limit of the list. */
export type Untold = { readonly key: string; readonly name: string; readonly count: number };

export function untold(projects: readonly ProjectSummary[]): readonly Untold[] {
  return projects
    .map(({ key, name, waiting, waitingCount }) => ({ key, name, count: waitingCount - waiting.length }))
    .filter(({ count }) => count > 0);
}

/** The chosen row, and its former index. */
export type Chosen = { readonly id: string; readonly at: number };

/** The present index of the chosen row; if it is gone, of the row after it. -1 if the inbox is empty. */
export function placeOfChosen(rows: readonly InboxRow[], chosen: Chosen | null): number {
  const at = chosen === null ? 0 : rows.findIndex(({ id }) => id === chosen.id);
  return at === -1 ? Math.min(chosen?.at ?? 0, rows.length - 1) : Math.min(at, rows.length - 1);
}

/** The index that a key of the list moves to; null for any other key. */
export function walkedTo(key: string, at: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
