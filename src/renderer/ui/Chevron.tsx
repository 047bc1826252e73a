import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './Chevron.module.css';

/** The arrow in a row or button that expands. It points down while that is open. */
export function Chevron(): ReactElement {
  return <ChevronRight aria-hidden size={14} strokeWidth={1.5} className={styles.chevron} />;
}
