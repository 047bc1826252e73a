import type { ProviderView } from '@shared/settings/settings';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { Switch } from '../../ui/fields/Switch';
import { TextArea } from '../../ui/fields/TextArea';
import { TextField } from '../../ui/fields/TextField';
import { hasExtrasOfAnother, movedFrom } from './draft-address';
import type { DraftErrors, ProviderDraft } from './provider-draft';

type ExtraFieldsProps = {
  readonly draft: ProviderDraft;
  onChange(draft: ProviderDraft): void;
  readonly errors: DraftErrors;
  readonly provider: ProviderView | null;
};

/** Fields for company gateways: a command that prints the key, parameters, headers. */
export function ExtraFields({ draft, onChange, errors, provider }: ExtraFieldsProps): ReactElement {
  const origin = movedFrom(draft, provider);
  const set = (change: Partial<ProviderDraft>) => onChange({ ...draft, ...change });
  return (
    <>
      <TextField
        label={words('endpoint.key-command')}
        placeholder={words('endpoint.key-command-example')}
        hint={words('endpoint.key-command-hint')}
        value={draft.keyCommand}
        onChange={(keyCommand) => set({ keyCommand })}
      />
      <TextArea
        mono
        rows={2}
        label={words('endpoint.query')}
        hint={words('endpoint.query-hint')}
        placeholder={words('endpoint.query-example')}
        value={draft.query}
        error={errors.query}
        onChange={(query) => set({ query })}
      />
      <TextArea
        mono
        rows={2}
        label={words('endpoint.headers')}
        hint={words('endpoint.headers-hint')}
        placeholder={words('endpoint.headers-example')}
        value={draft.headers}
        error={errors.headers}
        onChange={(headers) => set({ headers })}
      />
      {origin !== null && hasExtrasOfAnother(draft, provider) && (
        <Switch
          label={words('endpoint.headers-go-along')}
          hint={words('endpoint.headers-go-along-hint', { origin })}
          checked={draft.headersGoAlong}
          onChange={(headersGoAlong) => set({ headersGoAlong })}
        />
      )}
    </>
  );
}
