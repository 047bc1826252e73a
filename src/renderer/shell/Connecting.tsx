import { words } from '@shared/texts/text';
import { Fish } from 'lucide-react';
import styles from './Connecting.module.css';

// Shown until the main process answers for the first time.

export function Connecting() {
  return (
    <main className={styles.page} aria-busy="true">
      <Fish aria-hidden size={32} strokeWidth={1.25} />
      <p>{words('shell.connecting')}</p>
      <p className={styles.late}>{words('shell.connecting-late')}</p>
    </main>
  );
}
