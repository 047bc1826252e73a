import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { stopWork, useLongWork } from '../state/long-work';
import { Button } from '../ui/Button';

type WorkProgressProps = { readonly of: 'replacing' | 'undoing' };

/** The progress of this window's long operation, with a stop button. Empty without one. */
export function WorkProgress({ of }: WorkProgressProps): ReactElement | null {
  const running = useLongWork((state) => state.running);
  if (running === null || running.total === 0) return null;
  const { done, total } = running;
  const text = of === 'replacing' ? 'replace-review.replacing' : 'replace-review.undoing';
  return (
    <>
      <span>{words(text, { done, all: total })}</span>
      <Button variant="quiet" onClick={stopWork}>
        {words('replace-review.stop')}
      </Button>
    </>
  );
}
