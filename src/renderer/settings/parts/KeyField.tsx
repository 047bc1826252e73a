import { type AnyText, words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { openLink } from '../../state/open-link';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/fields/TextField';
import { useAction } from '../../ui/use-action';
import styles from './Section.module.css';

type KeyFieldProps = {
  readonly value: string;
  onChange(key: string): void;
  /** A key is stored already; typing another replaces it. */
  readonly stored: boolean;
  /** Where the stored one does not go; null when there is nothing to say. */
  readonly note?: string | null;
  /** Where a person gets one. */
  readonly keyUrl: string | null;
  /** What the endpoint has against it. */
  readonly problem: AnyText | undefined;
};

/** A key to be written, never read back. */
export function KeyField({ value, onChange, stored, note, keyUrl, problem }: KeyFieldProps): ReactElement {
  const { run, error } = useAction();
  return (
    <div className={keyUrl === null ? undefined : styles.pair}>
      <TextField
        label={words(stored ? 'endpoint.key-is-stored' : 'endpoint.key')}
        type="password"
        data-field="key"
        autoComplete="new-password"
        hint={note ?? words(stored ? 'endpoint.key-stored-hint' : 'endpoint.key-hint')}
        error={problem ?? error}
        value={value}
        onChange={onChange}
      />
      {keyUrl !== null && (
        <Button className={styles.besideField} onClick={() => run(() => openLink(keyUrl))}>
          {words('endpoint.get-key')}
        </Button>
      )}
    </div>
  );
}
