import type { ReactElement, ReactNode } from 'react';
import styles from './DiffHeader.module.css';
import type { DiffLayout } from './diff-layout';

type DiffHeadProps = {
  readonly layout: DiffLayout;
  /** The meaning of the lines with each sign; null if the diff lacks such lines. */
  readonly removed: ReactNode | null;
  readonly added: ReactNode | null;
  /** The actions for the diff. */
  readonly children?: ReactNode;
};

/** Names each side of a diff. In the inline layout it explains the signs instead. */
export function DiffHead({ layout, removed, added, children }: DiffHeadProps): ReactElement {
  return (
    <div className={styles.header} data-layout={layout}>
      {removed !== null && (
        <span className={styles.side}>
          <span aria-hidden className={styles.removed}>
            −
          </span>
          {removed}
        </span>
      )}
      {added !== null && (
        <span className={styles.side}>
          <span aria-hidden className={styles.added}>
            +
          </span>
          {added}
        </span>
      )}
      {children}
    </div>
  );
}
