import { Component, type ReactNode } from 'react';

// Error boundary: replaces contents that fail to render, and the rest of the page stays.

type BoundaryProps = {
  /** The replacement, built from the error. */
  readonly fallback: (reason: unknown) => ReactNode;
  /** Called once for each failure. */
  readonly onFailure?: (reason: unknown) => void;
  readonly children: ReactNode;
};

type Drawn = { readonly kind: 'whole' } | { readonly kind: 'failed'; readonly reason: unknown };

export class Boundary extends Component<BoundaryProps, Drawn> {
  override state: Drawn = { kind: 'whole' };

  static getDerivedStateFromError(reason: unknown): Drawn {
    return { kind: 'failed', reason };
  }

  override componentDidCatch(reason: unknown): void {
    this.props.onFailure?.(reason);
  }

  override render(): ReactNode {
    return this.state.kind === 'failed' ? this.props.fallback(this.state.reason) : this.props.children;
  }
}
