import type { ReactNode } from 'react';
import styles from './FoundMark.module.css';
import { messageAttribute } from './message-places';

type FoundMarkProps = {
  readonly isFound: boolean;
  /** The ids of the messages inside. */
  readonly ids: string;
  readonly children: ReactNode;
};

/** Wraps a message: a found one takes the focus, and is highlighted for a moment. */
export function FoundMark({ isFound, ids, children }: FoundMarkProps) {
  return (
    <div
      {...{ [messageAttribute]: ids }}
      className={isFound ? styles.found : undefined}
      tabIndex={isFound ? -1 : undefined}
      ref={isFound ? takeFocus : undefined}
    >
      {children}
    </div>
  );
}

/** The list has already scrolled there. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
