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
  /** A key is already stored; a typed key replaces it. */
  readonly stored: boolean;
  /** Says where the stored key is not used; null if there is nothing to say. */
  readonly note?: string | null;
  /** The page where the user gets a key. */
  readonly keyUrl: string | null;
  /** The provider's objection to the key. */
  readonly problem: AnyText | undefined;
};

/** A field for a key. Pilotfish writes keys and never reads them back. */
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
