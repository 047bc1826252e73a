import { LoaderCircle } from 'lucide-react';
import styles from './Spinner.module.css';

// An operation is in progress. With `label`, assistive technology announces it; otherwise the text beside it must.

export function Spinner({ label, size = 16 }: { readonly label?: string; readonly size?: number }) {
  return (
    <span className={styles.spinner} {...(label ? { role: 'status', 'aria-label': label } : undefined)}>
      <LoaderCircle aria-hidden size={size} strokeWidth={1.5} />
    </span>
  );
}
