import type { MemoryChange, MemoryPlaceView, MemoryView } from '@shared/memory/memory';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { useCallback, useEffect, useState } from 'react';
import { api, useServerState } from '../../state/server-state';

// What is remembered, read when the page shows and whenever the person turns to the window; every change answers with
// how it is then.

export type OpenPlace = Extract<MemoryPlaceView, { state: 'open' }>;

export type Memory = {
  /** Null until it is read. */
  readonly view: MemoryView | null;
  /** Why it could not be read. */
  readonly error: AnyText | null;
  change(change: MemoryChange): Promise<void>;
  /** Runs what answers with the view there is then; where that fails it is read anew. */
  take(work: (project: string) => Promise<MemoryView>): Promise<void>;
};

/** Null: no project is open. */
export function useMemory(): Memory | null {
  const project = useServerState((state) => state.project?.key ?? null);
  const [view, setView] = useState<MemoryView | null>(null);
  const [error, setError] = useState<AnyText | null>(null);
  const read = useCallback(async () => {
    if (project === null) return;
    await api.memory.view({ project }).then(
      (next) => {
        setView(next);
        setError(null);
      },
      (failure: unknown) => setError(toldOf(failure)),
    );
  }, [project]);
  useEffect(() => {
    void read();
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, [read]);
  if (project === null) return null;
  const take: Memory['take'] = async (work) => {
    try {
      setView(await work(project));
    } catch (failure) {
      await read();
      throw failure;
    }
  };
  return { view, error, take, change: (change) => take(() => api.memory.change({ project, change })) };
}
