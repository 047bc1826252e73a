import { type AnyText, say, words } from '@shared/texts/text';
import { type ReactElement, useId } from 'react';
import styles from '../parts/code-field.module.css';

type HeadersFieldProps = {
  readonly value: string;
  readonly error: AnyText | undefined;
  onChange(headers: string): void;
};

/** Extra headers for each request, one a line. */
export function HeadersField({ value, error, onChange }: HeadersFieldProps): ReactElement {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {words('endpoint.headers')}
      </label>
      <textarea
        id={id}
        className={styles.input}
        rows={2}
        spellCheck={false}
        placeholder={words('endpoint.headers-example')}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-note`} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
        {error ? say(error) : words('endpoint.headers-hint')}
      </p>
    </div>
  );
}
