import type { ReactNode } from 'react';

// The contents of the rows, and the ways to choose one.

/** How the user chose a row. */
export type Choice = 'click' | 'double-click' | 'enter' | 'space';

export type LineWords = {
  /** For screen readers. */
  readonly name: string;
  readonly tooltip?: string;
  readonly content: ReactNode;
};
