import type { KeyboardEvent, ReactElement } from 'react';
import styles from './FilterField.module.css';

type FilterFieldProps = {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
  /** The arrow down in the field. */
  onDown?(field: HTMLElement): void;
};

/** Filters a list below it while the user types. Esc clears it. */
export function FilterField({ label, value, onChange, onDown }: FilterFieldProps): ReactElement {
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && value !== '') onChange('');
    else if (event.key === 'ArrowDown' && onDown) onDown(event.currentTarget);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      className={styles.filter}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      maxLength={2000}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={pressKey}
    />
  );
}
