import type { ReactNode } from 'react';
import styles from './FoundMark.module.css';

type FoundMarkProps = { readonly isFound: boolean; readonly children: ReactNode };

/** Stands around a message: one that was looked for takes the keyboard, and is tinted for a moment. */
export function FoundMark({ isFound, children }: FoundMarkProps) {
  return (
    <div
      className={isFound ? styles.found : undefined}
      tabIndex={isFound ? -1 : undefined}
      ref={isFound ? takeFocus : undefined}
    >
      {children}
    </div>
  );
}

/** The list has gone there already. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
