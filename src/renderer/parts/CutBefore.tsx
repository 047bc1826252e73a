import type { ReactElement } from 'react';
import { visibleProse } from '../ui/visible-text';
import styles from './FoundRows.module.css';

/** What stands before a match in its line: cut at its beginning where there is no room, for its end tells most. */
export function CutBefore({ text }: { readonly text: string }): ReactElement {
  return (
    <span className={styles.before}>
      <bdi dir="ltr">{visibleProse(text) + leftToRight}</bdi>
    </span>
  );
}

/** Behind the text: it keeps blanks at its end from going over to the other side. */
const leftToRight = '\u200e';
