import { useState } from 'react';

// Runs one asynchronous action at a time for a component and keeps what went wrong, so that no failure is swallowed.

export type Action = {
  run(action: () => Promise<unknown>): void;
  readonly busy: boolean;
  /** Why the last action failed; null while none has. */
  readonly error: string | null;
};

export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = (action: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    action()
      .catch((failure: unknown) => setError(failure instanceof Error ? failure.message : String(failure)))
      .finally(() => setBusy(false));
  };
  return { run, busy, error };
}
