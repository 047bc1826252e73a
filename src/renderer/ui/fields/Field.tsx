import { type AnyText, say } from '@shared/texts/text';
import { type ReactElement, type ReactNode, useId } from 'react';
import styles from './field.module.css';

export type FieldProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  /** It is announced, and replaces the hint. */
  readonly error?: AnyText | null | undefined;
  readonly className?: string | undefined;
};

/** What the control of a field needs so that label and hint belong to it. */
type ControlProps = {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

type Props = FieldProps & { readonly children: (control: ControlProps) => ReactNode };

/** A control for typed text with its label, and its hint or error. */
export function Field({ label, hint, error, className, children }: Props): ReactElement {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ? say(error) : hint;
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
      })}
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
