import type { Learned } from '@shared/models/learned-schema';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../state/server-state';
import { type Action, useAction } from '../../ui/use-action';

// What refused requests taught of all models. A page asks for it when it is shown, and after each change of its own.

export type LearnedList = {
  /** Empty until main has answered. */
  readonly learned: readonly Learned[];
  look(): void;
  forget(of: Pick<Learned, 'baseUrl' | 'model'>): void;
} & Pick<Action, 'busy' | 'error'>;

export function useLearned(): LearnedList {
  const [learned, setLearned] = useState<readonly Learned[]>([]);
  const { run, busy, error } = useAction();
  const look = useCallback(() => {
    // Without an answer the page says nothing of it: a window whose connection is gone says so itself.
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
