import { type AnyText, say } from '@shared/texts/text';
import { type ComponentProps, useId } from 'react';
import styles from './TextField.module.css';

// A labelled text field. An `error` is announced and replaces the hint.

type TextFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: AnyText | null | undefined;
  readonly value: string;
  onChange(value: string): void;
};

export function TextField({ label, hint, error, value, onChange, className, ...rest }: TextFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ? say(error) : hint;
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        autoComplete="off"
        spellCheck={false}
        {...rest}
        id={id}
        className={styles.input}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? noteId : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
