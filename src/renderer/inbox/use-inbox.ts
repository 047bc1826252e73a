import type { ProjectSummary } from '@shared/app-state';
import { useMemo, useState } from 'react';
import { useServerState } from '../state/server-state';
import { type Chosen, type InboxRow, inboxRows, placeOfChosen, type Untold, untold } from './inbox-rows';

export type Inbox = {
  readonly rows: readonly InboxRow[];
  readonly more: readonly Untold[];
  /** The index of the shown question, or -1. */
  readonly at: number;
  choose(at: number): void;
};

/** The rows of the inbox and the shown one: the chosen row, else the row that took its place. */
export function useInbox(): Inbox {
  const projects = useServerState(({ app }) => app?.projects ?? none);
  const shown = useServerState(({ project }) => project?.key ?? null);
  const rows = useMemo(() => inboxRows(projects, shown), [projects, shown]);
  const more = useMemo(() => untold(projects), [projects]);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const at = placeOfChosen(rows, chosen);
  const id = rows[at]?.id;
  if (id !== undefined && (chosen?.id !== id || chosen.at !== at)) setChosen({ id, at });
  const choose = (next: number) => {
    const row = rows[next];
    if (row) setChosen({ id: row.id, at: next });
  };
  return { rows, more, at, choose };
}

const none: readonly ProjectSummary[] = [];
