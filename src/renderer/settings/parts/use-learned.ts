import type { Learned } from '@shared/models/learned-schema';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../state/server-state';
import { type Action, useAction } from '../../ui/use-action';

// The lessons from refused requests, for all models. A page requests them when it opens and after each of its
// changes.

export type LearnedList = {
  /** Empty until the main process has answered. */
  readonly learned: readonly Learned[];
  look(): void;
  forget(of: Pick<Learned, 'baseUrl' | 'model'>): void;
} & Pick<Action, 'busy' | 'error'>;

export function useLearned(): LearnedList {
  const [learned, setLearned] = useState<readonly Learned[]>([]);
  const { run, busy, error } = useAction();
  const look = useCallback(() => {
    // Without an answer the page shows nothing, because the window itself reports a lost connection.
    void api.settings.learned().then(setLearned, () => {});
  }, []);
  useEffect(look, [look]);
  const forget: LearnedList['forget'] = ({ baseUrl, model }) =>
    run(async () => {
      await api.settings.forget({ baseUrl, model });
      setLearned(await api.settings.learned());
    });
  return { learned, look, forget, busy, error };
}
