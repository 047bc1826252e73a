import type { ReactElement } from 'react';
import styles from './LineCounts.module.css';

type LineCountsProps = { readonly added: number; readonly removed: number };

/** The number of lines that a change adds and removes; zeros are left out. */
export function LineCounts({ added, removed }: LineCountsProps): ReactElement {
  return (
    <span className={styles.counts}>
      {added > 0 && <span className={styles.added}>+{added}</span>}
      {added > 0 && removed > 0 && ' '}
      {removed > 0 && <span className={styles.removed}>−{removed}</span>}
    </span>
  );
}
