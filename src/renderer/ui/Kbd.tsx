import styles from './Kbd.module.css';
import { keyLabels } from './keys';

// A key or a chord, written as the platform writes it; nothing where there is none.

export function Kbd({ keys }: { readonly keys: string | undefined }) {
  if (keys === undefined) return null;
  return (
    <span className={styles.chord}>
      {keyLabels(keys).map((label) => (
        <kbd key={label} className={styles.key} data-key={label}>
          {label}
        </kbd>
      ))}
    </span>
  );
}
