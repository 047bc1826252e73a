import { words } from '@shared/texts/text';
import { type ReactElement, useRef } from 'react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { visibleText } from '../ui/visible-text';
import styles from './PasteDialog.module.css';
import { asOneLine, pasteable, pastedLines } from './paste';

/** The maximum number of lines shown; the dialog only counts the rest. */
const shownLines = 200;

/** Asks before it pastes several lines: each line break may run the text before it. */
export function PasteDialog(props: {
  readonly text: string;
  onPaste(text: string): void;
  onClose(): void;
}): ReactElement {
  const { text, onPaste, onClose } = props;
  const lines = pastedLines(text);
  const rest = lines.length - shownLines;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      // A habitual press of Enter runs nothing.
      initialFocus={() => cancel.current}
      title={words('terminal-panel.paste-title', { lines: lines.length })}
      description={words('terminal-panel.paste-warning')}
      footer={
        <>
          <Button ref={cancel} onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button onClick={() => onPaste(asOneLine(text))}>
            {words('terminal-panel.paste-as-one-line')}
          </Button>
          <Button variant="primary" onClick={() => onPaste(pasteable(text))}>
            {words('terminal-panel.paste')}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it. */}
      <pre className={styles.text} tabIndex={0}>
        {lines.slice(0, shownLines).map(visibleText).join('\n')}
        {rest > 0 && `\n${words('terminal-panel.paste-more-lines', { count: rest })}`}
      </pre>
    </Dialog>
  );
}
