import { strokesOf } from '@shared/keys/strokes';
import styles from './Kbd.module.css';
import { keyLabels } from './keys';

// A key, a chord or a sequence of them, in the platform's notation. Empty without keys.

export function Kbd({ keys }: { readonly keys: string | undefined }) {
  if (keys === undefined) return null;
  return (
    <span className={styles.sequence}>
      {strokesOf(keys).map((stroke, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same stroke may come twice.
        <span key={index} className={styles.chord}>
          {keyLabels(stroke).map((label) => (
            <kbd key={label} className={styles.key} data-key={label}>
              {label}
            </kbd>
          ))}
        </span>
      ))}
    </span>
  );
}
