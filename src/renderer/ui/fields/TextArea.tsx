import { type AnyText, say } from '@shared/texts/text';
import { type ComponentProps, useId } from 'react';
import styles from './TextArea.module.css';

// A labelled multi-line text field. An `error` is announced and replaces the hint.

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: AnyText | null | undefined;
  /** Literal text, such as a file. */
  readonly mono?: boolean;
  readonly value: string;
  onChange(value: string): void;
};

export function TextArea({ label, hint, error, mono, value, onChange, ...rest }: TextAreaProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ? say(error) : hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        spellCheck={!mono}
        {...rest}
        id={id}
        className={mono ? styles.mono : styles.input}
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
