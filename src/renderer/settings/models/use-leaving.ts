import { useState } from 'react';

export type Leaving = {
  /** Closes the form; one that was changed only at the second time. */
  leave(): void;
  /** The first time has come: the next one discards the changes. */
  readonly isWarned: boolean;
};

/** Esc and a press beside a form do not discard what was typed at once. `now` and `start` are plain data. */
export function useLeaving(now: unknown, start: unknown, onClose: () => void): Leaving {
  const [warnedOf, setWarnedOf] = useState<string | null>(null);
  const content = JSON.stringify(now);
  const isWarned = warnedOf === content;
  const isChanged = content !== JSON.stringify(start);
  return {
    isWarned,
    leave: () => (isChanged && !isWarned ? setWarnedOf(content) : onClose()),
  };
}
