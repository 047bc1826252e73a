import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field';
import styles from './TextField.module.css';

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
    readonly value: string;
    onChange(value: string): void;
  };

/** A labelled text field. */
export function TextField({ label, hint, error, value, onChange, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <input
          autoComplete="off"
          spellCheck={false}
          {...rest}
          {...control}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
