import { Unplug } from 'lucide-react';
import { Component, type ReactNode, Suspense } from 'react';
import { Button } from './Button';
import { EmptyState } from './EmptyState';

// A part of the window that is loaded when it is needed. One that cannot be loaded leaves the rest of the window standing.

type LazyPartProps = {
  /** Stands there while it loads. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
};

export function LazyPart({ fallback, children }: LazyPartProps) {
  return (
    <Boundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  return (
    <EmptyState icon={Unplug} title="This part of the window could not be loaded">
      <p>What you wrote and edited is kept. Reload once Pilotfish can be reached.</p>
      <Button onClick={() => location.reload()}>Reload the window</Button>
    </EmptyState>
  );
}
