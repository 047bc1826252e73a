import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { useState } from 'react';

// Runs one asynchronous action at a time for a component and stores its error, so that no failure is lost.

export type Action = {
  run(action: () => Promise<unknown>): void;
  readonly busy: boolean;
  /** The error of the last action; null if it succeeded. */
  readonly error: AnyText | null;
};

export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AnyText | null>(null);
  const run = (action: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    action()
      .catch((failure: unknown) => setError(toldOf(failure)))
      .finally(() => setBusy(false));
  };
  return { run, busy, error };
}
