import type { ReactElement, ReactNode } from 'react';
import styles from './DiffHeader.module.css';
import type { DiffLayout } from './diff-layout';

type DiffHeadProps = {
  readonly layout: DiffLayout;
  /** What the lines with each sign are; null: there are none. */
  readonly removed: ReactNode | null;
  readonly added: ReactNode | null;
  /** What can be done with the diff. */
  readonly children?: ReactNode;
};

/** Says over each side of a diff which it is; where both share one column, what the signs in it mean. */
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
