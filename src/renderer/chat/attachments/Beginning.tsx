import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { visibleProse } from '../../ui/visible-text';
import styles from './ContextChip.module.css';

type BeginningProps = {
  readonly text: string;
  /** More text follows after the preview. */
  readonly goesOn: boolean;
  /** The model gets only the beginning. */
  readonly isCut: boolean;
};

/** The first lines of an attachment. */
export function Beginning({ text, goesOn, isCut }: BeginningProps): ReactElement {
  const lines = text.replace(/\n$/, '').split('\n', shownLines + 1);
  return (
    <>
      <pre className={styles.text}>
        {lines.slice(0, shownLines).map(visibleLine).join('\n')}
        {(goesOn || lines.length > shownLines) && '…'}
      </pre>
      {isCut && <p className={styles.about}>{words('attached.cut')}</p>}
    </>
  );
}

/** The maximum number of lines in each preview. */
export const shownLines = 12;

function visibleLine(line: string): string {
  return visibleProse(line.slice(0, 200).replaceAll('\t', '  ').replace(/\r$/, ''));
}
