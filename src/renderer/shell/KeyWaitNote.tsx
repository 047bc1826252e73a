import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { useKeyWait } from '../state/commands/key-wait';
import { keysText } from '../ui/keys';
import styles from './KeyWaitNote.module.css';

/** A note at the bottom of the window: it waits for the second key of a sequence, or no command has the two keys. */
export function KeyWaitNote(): ReactElement {
  const wait = useKeyWait((state) => state.wait);
  return (
    <div role="status" className={styles.note}>
      {wait.kind !== 'none' && words(`key-sequence.${wait.kind}`, { keys: keysText(wait.keys) })}
    </div>
  );
}
