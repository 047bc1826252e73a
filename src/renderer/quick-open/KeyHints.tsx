import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { behindKeys } from '../state/commands/command-keys';
import { Kbd } from '../ui/Kbd';
import styles from './QuickOpen.module.css';

/** The key hints below the list; `note` comes before them. */
export function KeyHints({ note }: { readonly note: string }): ReactElement {
  return (
    <p className={styles.hints} aria-hidden>
      <span className={styles.hintNote}>{note}</span>
      <span>
        <Kbd keys="Enter" /> {words('quick-open.open-hint')}
      </span>
      <span>
        <Kbd keys={behindKeys} /> {words('quick-open.behind-hint')}
      </span>
    </p>
  );
}
