import type { SearchKeyState } from '@shared/settings/settings';
import { type PlainKey, words } from '@shared/texts/text';
import { type FormEvent, type ReactElement, useState } from 'react';
import { api } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { TextField } from '../../ui/fields/TextField';
import { useAction } from '../../ui/use-action';
import { KeyField } from '../parts/KeyField';
import styles from '../parts/Section.module.css';

type SearchFormProps = {
  readonly baseUrl: string;
  readonly searchKey: SearchKeyState;
  /** The last search reported an invalid key. */
  readonly isRefused: boolean;
};

const notes = {
  none: 'web-settings.key-none',
  environment: 'web-settings.key-environment',
  'for-another-address': 'web-settings.key-elsewhere',
} as const satisfies Partial<Record<SearchKeyState, PlainKey>>;

/** The address of the web search, and its key, which is written and never read back. */
export function SearchForm({ baseUrl, searchKey, isRefused }: SearchFormProps): ReactElement {
  const [address, setAddress] = useState(baseUrl);
  const [key, setKey] = useState('');
  const { run, busy, error } = useAction();
  const isAddress = /^https?:$/.test(URL.parse(address.trim())?.protocol ?? '');
  const isChanged = address.trim() !== baseUrl || key.trim() !== '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    const typed = key.trim() === '' ? {} : { key: key.trim() };
    run(() => api.settings.saveSearch({ baseUrl: address.trim(), ...typed }).then(() => setKey('')));
  };
  return (
    <form className={styles.group} noValidate onSubmit={save}>
      <h3 className={styles.groupTitle}>{words('web-settings.search')}</h3>
      <p className={styles.lead}>{words('web-settings.search-lead')}</p>
      <TextField
        label={words('web-settings.base-url')}
        type="url"
        inputMode="url"
        value={address}
        error={isAddress ? null : words('web-settings.base-url-wrong')}
        onChange={setAddress}
      />
      <KeyField
        value={key}
        onChange={setKey}
        stored={searchKey === 'stored'}
        note={searchKey === 'stored' ? null : words(notes[searchKey])}
        keyUrl="https://app.tavily.com/home"
        problem={isRefused && key === '' ? words('web-settings.key-refused') : undefined}
      />
      <ErrorText>{error}</ErrorText>
      <div className={styles.row}>
        <Button type="submit" disabled={busy || !isAddress || !isChanged}>
          {words('web-settings.save')}
        </Button>
        {['stored', 'for-another-address'].includes(searchKey) && (
          <Button disabled={busy} onClick={() => run(() => api.settings.saveSearch({ baseUrl, key: '' }))}>
            {words('web-settings.forget')}
          </Button>
        )}
      </div>
    </form>
  );
}
