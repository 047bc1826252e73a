import type { ReactElement, ReactNode } from 'react';
import type { TextEnds } from './use-ends-seen';
import styles from './WholeText.module.css';

type WholeTextProps = {
  readonly ends: TextEnds;
  /** Whether the text is complete; until then its end cannot be seen. */
  readonly complete: boolean;
  readonly children: ReactNode;
};

/** A text whose beginning and end must have been on screen before the user accepts. */
export function WholeText({ ends, complete, children }: WholeTextProps): ReactElement {
  return (
    <div className={styles.box}>
      <span ref={ends.beginning} className={styles.beginning} />
      {children}
      {complete && <span ref={ends.end} className={styles.end} />}
    </div>
  );
}
