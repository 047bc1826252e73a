import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field';
import styles from './TextArea.module.css';

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className'> & {
    /** Literal text, such as a file. */
    readonly mono?: boolean;
    readonly value: string;
    onChange(value: string): void;
  };

/** A labelled multi-line text field. */
export function TextArea({ label, hint, error, mono, value, onChange, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          spellCheck={!mono}
          {...rest}
          {...control}
          className={mono ? styles.mono : styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
