import { words } from '@shared/texts/text';
import { Unplug } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Button } from './Button';
import { Boundary } from './boundary/Boundary';
import { EmptyState } from './EmptyState';
import styles from './LazyPart.module.css';

// A part of the window that is loaded when it is needed. One that cannot be loaded leaves the rest of the window standing.

type LazyPartProps = {
  /** Stands there while it loads. */
  readonly fallback?: ReactNode;
  /** It lies in front of the window. */
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
