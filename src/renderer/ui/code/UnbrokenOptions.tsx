import type { ReactNode } from 'react';
import styles from './UnbrokenOptions.module.css';

/** Code that wraps at blanks, and never after the hyphens of an option. */
export function UnbrokenOptions({ code }: { readonly code: string }): ReactNode {
  return code.split(/(-+[^\s-]?)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place.
      <span key={index} className={styles.together}>
        {part}
      </span>
    ),
  );
}
