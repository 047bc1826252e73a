import type { ReactElement } from 'react';
import styles from './StatusBar.module.css';

type FactProps = {
  /** For screen readers, and as the tooltip. */
  readonly said: string;
  readonly shown: string;
};

/** A plain text of the status bar. */
export function Fact({ said, shown }: FactProps): ReactElement {
  return (
    <span className={styles.fact} title={said}>
      <span className="visually-hidden">{said}</span>
      <span aria-hidden>{shown}</span>
    </span>
  );
}
