import type { ReactElement, ReactNode } from 'react';
import type { TextEnds } from './use-ends-seen';
import styles from './WholeText.module.css';

type WholeTextProps = {
  readonly ends: TextEnds;
  /** Whether all of the text is there; until then it has no end that could be seen. */
  readonly complete: boolean;
  readonly children: ReactNode;
};

/** A text that is asked about, which must have been on screen at its beginning and at its end. */
export function WholeText({ ends, complete, children }: WholeTextProps): ReactElement {
  return (
    <div className={styles.box}>
      <span ref={ends.beginning} className={styles.beginning} />
      {children}
      {complete && <span ref={ends.end} className={styles.end} />}
    </div>
  );
}
