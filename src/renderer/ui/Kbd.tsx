import styles from './Kbd.module.css';
import { keyLabels } from './keys';

// A key or a chord, written as the platform writes it.

export function Kbd({ keys }: { readonly keys: string }) {
  return (
    <span className={styles.chord}>
      {keyLabels(keys).map((label) => (
        <kbd key={label} className={styles.key}>
          {label}
        </kbd>
      ))}
    </span>
  );
}
