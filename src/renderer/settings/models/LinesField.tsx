import { type AnyText, say } from '@shared/texts/text';
import { type ReactElement, useId } from 'react';
import styles from '../parts/code-field.module.css';

type LinesFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly example: string;
  readonly value: string;
  readonly error: AnyText | undefined;
  onChange(value: string): void;
};

/** A list of values, one a line. */
export function LinesField({ label, hint, example, value, error, onChange }: LinesFieldProps): ReactElement {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.input}
        rows={2}
        spellCheck={false}
        placeholder={example}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-note`} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
        {error ? say(error) : hint}
      </p>
    </div>
  );
}
