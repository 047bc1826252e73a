import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { type KeyWait, useKeyWait } from '../state/commands/key-wait';
import { keysText } from '../ui/keys';
import { visibleText } from '../ui/visible-text';
import styles from './KeyWaitNote.module.css';

/** A note at the bottom of the window: it waits for the second key of a sequence, or no command has the two keys. */
function noteWords(wait: KeyWait): string {
  switch (wait.kind) {
    case 'none':
      return '';
    case 'note':
      return visibleText(wait.text);
    case 'waiting':
    case 'unknown':
      return words(`key-sequence.${wait.kind}`, { keys: keysText(wait.keys) });
  }
}

export function KeyWaitNote(): ReactElement {
  const wait = useKeyWait((state) => state.wait);
  return (
    <div role="status" className={styles.note}>
      {noteWords(wait)}
    </div>
  );
}
