import type { ReactElement } from 'react';
import styles from './StatusBar.module.css';

type FactProps = {
  /** What is heard, and said of it on hover. */
  readonly said: string;
  readonly shown: string;
};

/** What the status bar tells and leads nowhere. */
export function Fact({ said, shown }: FactProps): ReactElement {
  return (
    <span className={styles.fact} title={said}>
      <span className="visually-hidden">{said}</span>
      <span aria-hidden>{shown}</span>
    </span>
  );
}
