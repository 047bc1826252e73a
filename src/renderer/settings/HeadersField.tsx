import { type ReactElement, useId } from 'react';
import styles from './HeadersField.module.css';

type HeadersFieldProps = {
  readonly value: string;
  readonly error: string | undefined;
  onChange(headers: string): void;
};

/** Extra headers for each request, one a line. */
export function HeadersField({ value, error, onChange }: HeadersFieldProps): ReactElement {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        Extra headers (optional)
      </label>
      <textarea
        id={id}
        className={styles.input}
        rows={2}
        spellCheck={false}
        placeholder="X-Team: core"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-note`} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
        {error ?? 'One a line, as “Name: value”. They are kept in settings.json, so put no secret here.'}
      </p>
    </div>
  );
}
