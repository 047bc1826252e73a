import { Fish } from 'lucide-react';
import styles from './Connecting.module.css';

// Before the first word from main.

export function Connecting() {
  return (
    <main className={styles.page} aria-busy="true">
      <Fish aria-hidden size={32} strokeWidth={1.25} />
      <p>Connecting to Pilotfish…</p>
      <p className={styles.late}>
        It does not answer yet. If this goes on, look at the terminal where Pilotfish was started, and open
        the address it printed again.
      </p>
    </main>
  );
}
