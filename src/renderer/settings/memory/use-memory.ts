import type { MemoryChange, MemoryPlaceView, MemoryView } from '@shared/memory/memory';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { useCallback, useEffect, useState } from 'react';
import { api, useServerState } from '../../state/server-state';

// The facts in memory, read when the page opens and whenever the window gets the focus. The answer to each change
// contains the new state.

export type OpenPlace = Extract<MemoryPlaceView, { state: 'open' }>;

export type Memory = {
  /** Null until it is read. */
  readonly view: MemoryView | null;
  /** The reason why the memory could not be read. */
  readonly error: AnyText | null;
  change(change: MemoryChange): Promise<void>;
  /** Runs `work`, which returns the new view. If `work` fails, the memory is read again. */
  take(work: (project: string) => Promise<MemoryView>): Promise<void>;
};

/** Null if no project is open. */
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
