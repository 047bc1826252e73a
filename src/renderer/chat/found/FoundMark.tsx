import type { ReactNode } from 'react';
import styles from './FoundMark.module.css';
import { messageAttribute } from './message-places';

type FoundMarkProps = {
  readonly isFound: boolean;
  /** The ids of the messages it stands around. */
  readonly ids: string;
  readonly children: ReactNode;
};

/** Stands around a message: one that was looked for takes the keyboard, and is tinted for a moment. */
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

/** The list has gone there already. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
