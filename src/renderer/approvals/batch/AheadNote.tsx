import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import type { AheadInFront } from '../../state/batch/ahead-in-front';
import { visibleText } from '../../ui/visible-text';
import styles from './BatchLines.module.css';

/** On a card whose diff shows a later change: the file that the keys act on, or why they have no effect. */
export function AheadNote({ ahead }: { readonly ahead: AheadInFront }): ReactElement {
  const file = visibleText(ahead.file);
  const note = ahead.marking ? 'approval-answers.diff-shows-later' : 'approval-answers.diff-shows-other';
  return (
    <p role="status" className={styles.foreseen}>
      {words(note, { file })}
    </p>
  );
}
