import { words } from '@shared/texts/text';
import { Unplug } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Button } from './Button';
import { Boundary } from './boundary/Boundary';
import { EmptyState } from './EmptyState';
import styles from './LazyPart.module.css';

// A part of the window that loads when it is needed. If it fails to load, the rest of the window stays usable.

type LazyPartProps = {
  /** Shown while it loads. */
  readonly fallback?: ReactNode;
  /** The part is in front of the window. */
  readonly inFront?: boolean;
  readonly children: ReactNode;
};

export function LazyPart({ fallback, inFront = false, children }: LazyPartProps) {
  return (
    <Boundary fallback={() => (inFront ? <FailedInFront /> : <Failed />)}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}

function FailedInFront() {
  return (
    <div className={styles.front}>
      <Failed />
    </div>
  );
}

function Failed() {
  return (
    <EmptyState icon={Unplug} title={words('ui.part-not-loaded')}>
      <p>{words('ui.part-not-loaded-hint')}</p>
      <Button onClick={() => location.reload()}>{words('ui.reload-window')}</Button>
    </EmptyState>
  );
}
