import type { KeyboardEvent, ReactElement, RefObject } from 'react';
import styles from './SearchField.module.css';

type SearchFieldProps = {
  readonly label: string;
  /** What stands in it while it is empty; absent: its name. */
  readonly placeholder?: string;
  readonly value: string;
  readonly invalid?: boolean;
  readonly field?: RefObject<HTMLInputElement | null>;
  onChange(value: string): void;
  onEnter?(): void;
};

/** A line to type into, whose name stands in it as long as it is empty. */
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
