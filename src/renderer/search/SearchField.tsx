import type { KeyboardEvent, ReactElement, RefObject } from 'react';
import styles from './SearchField.module.css';

type SearchFieldProps = {
  readonly label: string;
  /** Shown while the field is empty; absent: its name. */
  readonly placeholder?: string;
  readonly value: string;
  readonly invalid?: boolean;
  readonly field?: RefObject<HTMLInputElement | null>;
  onChange(value: string): void;
  onEnter?(): void;
};

/** A text field whose name is its placeholder. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const { label, placeholder = label, value, invalid = false, field, onChange, onEnter } = props;
  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onEnter?.();
    if (event.key === 'ArrowDown') focusResults(event);
  };
  return (
    <input
      ref={field}
      className={styles.field}
      aria-label={label}
      placeholder={placeholder}
      aria-invalid={invalid || undefined}
      autoComplete="off"
      spellCheck={false}
      maxLength={2000}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={pressKey}
    />
  );
}

function focusResults(event: KeyboardEvent): void {
  const tree = event.currentTarget.closest('[data-region]')?.querySelector<HTMLElement>('[role="tree"]');
  if (!tree) return;
  event.preventDefault();
  tree.focus();
}
