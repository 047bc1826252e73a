import { type AnyText, say } from '@shared/texts/text';
import { useId } from 'react';
import styles from './CheckboxGroup.module.css';

// Several choices from a few visible options. An `error` is announced and replaces the hint.

type CheckboxGroupProps = {
  /** Null if the options need no label. */
  readonly label: string | null;
  readonly hint?: string | undefined;
  readonly error?: AnyText | null | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly values: readonly string[];
  /** In the order of the options. */
  onChange(values: readonly string[]): void;
};

export function CheckboxGroup({ label, hint, error, options, values, onChange }: CheckboxGroupProps) {
  const noteId = useId();
  const note = error ? say(error) : hint;
  const chosenAfter = (value: string, isChosen: boolean) =>
    options.map((option) => option.value).filter((one) => (one === value ? isChosen : values.includes(one)));
  return (
    <fieldset className={styles.group} aria-describedby={note ? noteId : undefined}>
      {label !== null && <legend className={styles.legend}>{label}</legend>}
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="checkbox"
            checked={values.includes(option.value)}
            onChange={(event) => onChange(chosenAfter(option.value, event.target.checked))}
          />
          <span>{option.label}</span>
        </label>
      ))}
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
