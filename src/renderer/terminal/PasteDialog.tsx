import type { ReactElement } from 'react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { visibleText } from '../ui/visible-text';
import styles from './PasteDialog.module.css';
import { asOneLine, pasteable, pastedLines } from './paste';

/** So many lines are shown of what would be pasted; the rest is counted. */
const shownLines = 200;

/** Asks before several lines are pasted: each line break may run what stands before it. */
export function PasteDialog(props: {
  readonly text: string;
  onPaste(text: string): void;
  onClose(): void;
}): ReactElement {
  const { text, onPaste, onClose } = props;
  const lines = pastedLines(text);
  const rest = lines.length - shownLines;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={lines.length === 1 ? 'Paste a line with its line break?' : `Paste ${lines.length} lines?`}
      description="The terminal may run each line as soon as it arrives."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button onClick={() => onPaste(asOneLine(text))}>Paste as one line</Button>
          <Button variant="primary" onClick={() => onPaste(pasteable(text))}>
            Paste
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it. */}
      <pre className={styles.text} tabIndex={0}>
        {lines.slice(0, shownLines).map(visibleText).join('\n')}
        {rest > 0 && `\n… and ${rest} more`}
      </pre>
    </Dialog>
  );
}
