import { useState } from 'react';

export type Leaving = {
  /** Closes the form. If it was changed, the first call only warns. */
  leave(): void;
  /** The warning is shown: the next call discards the changes. */
  readonly isWarned: boolean;
};

/** Esc and a click beside a form must not discard changes at once. `now` and `start` are plain data. */
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
