import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { behindKeys } from '../state/commands/command-keys';
import { Kbd } from '../ui/Kbd';
import styles from './QuickOpen.module.css';

type KeyHintsProps = { readonly note: string; readonly isOfSymbols: boolean };

/** The key hints below the list; `note` comes before them. */
export function KeyHints({ note, isOfSymbols }: KeyHintsProps): ReactElement {
  return (
    <p className={styles.hints} aria-hidden>
      <span className={styles.hintNote}>{note}</span>
      <span>
        <Kbd keys="Enter" /> {words('quick-open.open-hint')}
      </span>
      {!isOfSymbols && (
        <span>
          <Kbd keys={behindKeys} /> {words('quick-open.behind-hint')}
        </span>
      )}
    </p>
  );
}
