import { words } from '@shared/texts/text';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button';
import styles from './ShownLines.module.css';

// Shows the first or the last lines of a long text until the user expands it.

/** The maximum number of lines of a collapsed text. */
export const fewLines = 30;

type ShownLinesProps<Line> = {
  readonly lines: readonly Line[];
  /** The end of the text that is shown. */
  readonly end?: 'first' | 'last';
  children(shown: readonly Line[]): ReactNode;
};

export function ShownLines<Line>({ lines, end = 'first', children }: ShownLinesProps<Line>) {
  const [all, setAll] = useState(false);
  if (lines.length <= fewLines) return children(lines);
  const few = end === 'first' ? lines.slice(0, fewLines) : lines.slice(-fewLines);
  return (
    <>
      {children(all ? lines : few)}
      <Button
        variant="quiet"
        className={styles.toggle}
        icon={all ? ChevronUp : ChevronDown}
        aria-expanded={all}
        onClick={() => setAll(!all)}
      >
        {all
          ? words('chat-panel.show-fewer-lines')
          : words('chat-panel.show-more-lines', { count: lines.length - fewLines })}
      </Button>
    </>
  );
}
