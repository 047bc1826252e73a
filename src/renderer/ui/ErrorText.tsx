import { type AnyText, say } from '@shared/texts/text';
import { CircleAlert } from 'lucide-react';
import styles from './ErrorText.module.css';

// A failure, shown where it happened and announced once.

export function ErrorText({ children }: { readonly children: AnyText | null }) {
  if (children === null) return null;
  return (
    <p className={styles.error} role="alert">
      <CircleAlert aria-hidden size={16} strokeWidth={1.5} />
      <span>{say(children)}</span>
    </p>
  );
}
