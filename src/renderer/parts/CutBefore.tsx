import type { ReactElement } from 'react';
import { visibleProse } from '../ui/visible-text';
import styles from './FoundRows.module.css';

/** The text before a match in its line. Without room it is cut at its start, because its end tells most. */
export function CutBefore({ text }: { readonly text: string }): ReactElement {
  return (
    <span className={styles.before}>
      <bdi dir="ltr">{visibleProse(text) + leftToRight}</bdi>
    </span>
  );
}

/** After the text: it prevents blanks at its end from moving to the other side. */
const leftToRight = '\u200e';
