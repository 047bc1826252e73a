import { words } from '@shared/texts/text';
import type { KeyboardEvent, ReactElement } from 'react';
import styles from './ReviewList.module.css';

type FilterFieldProps = { readonly value: string; onChange(value: string): void };

/** Filters the list by a part of the path. Esc clears it. */
export function FilterField({ value, onChange }: FilterFieldProps): ReactElement {
  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  };
  return (
    <form className={styles.filter} onSubmit={(event) => event.preventDefault()}>
      <input
        className={styles.field}
        aria-label={words('review-list.filter')}
        placeholder={words('review-list.filter')}
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={clear}
      />
    </form>
  );
}
