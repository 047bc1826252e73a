import type { ProviderView } from '@shared/settings';
import type { ReactElement } from 'react';
import { useModelList } from '../state/use-model-list';
import { Switch } from '../ui/fields/Switch';
import { TextField } from '../ui/fields/TextField';
import { hasHeadersOfAnother, keyNote, modelsQuery, movedFrom } from './draft-address';
import { HeadersField } from './HeadersField';
import { KeyField } from './KeyField';
import { ModelField } from './ModelField';
import { type DraftErrors, type ProviderDraft, userError } from './provider-draft';
import styles from './Section.module.css';

type ProviderFieldsProps = {
  readonly draft: ProviderDraft;
  onChange(draft: ProviderDraft): void;
  readonly errors: DraftErrors;
  /** What was typed as key; the stored one is never shown. */
  readonly apiKey: string;
  onKeyChange(key: string): void;
  readonly provider: ProviderView | null;
  readonly keyUrl: string | null;
};

export function ProviderFields(props: ProviderFieldsProps): ReactElement {
  const { draft, onChange, errors, apiKey, onKeyChange, provider, keyUrl } = props;
  const list = useModelList(modelsQuery(draft, apiKey, provider));
  const set = (change: Partial<ProviderDraft>) => onChange({ ...draft, ...change });
  return (
    <div className={styles.form}>
      <TextField label="Name" value={draft.name} error={errors.name} onChange={(name) => set({ name })} />
      <TextField
        label="Base URL"
        type="url"
        inputMode="url"
        data-field="address"
        placeholder="https://api.example.com/v1"
        value={draft.baseUrl}
        error={userError(draft.baseUrl) ?? list.problemAt('address') ?? errors.baseUrl}
        onChange={(baseUrl) => set({ baseUrl })}
      />
      <KeyField
        value={apiKey}
        onChange={onKeyChange}
        stored={provider?.hasKey ?? false}
        note={keyNote(draft, provider)}
        keyUrl={keyUrl}
        problem={list.problemAt('key')}
      />
      <ModelField
        value={draft.model}
        onChange={(model) => set({ model })}
        baseUrl={draft.baseUrl}
        list={list}
        data-field="model"
      />
      <TextField
        label="Context window in tokens (optional)"
        inputMode="numeric"
        hint="Empty: what is known of the model, else 128,000."
        value={draft.contextWindow}
        error={errors.contextWindow}
        onChange={(contextWindow) => set({ contextWindow })}
      />
      <Switch
        label="Tools"
        hint="The model can call tools. Without them it can only talk."
        checked={draft.tools}
        onChange={(tools) => set({ tools })}
      />
      <Switch
        label="Images"
        hint="The model can look at images."
        checked={draft.images}
        onChange={(images) => set({ images })}
      />
      <Switch
        label="PDF files"
        hint="The model takes PDFs as they are. Otherwise it gets their text."
        checked={draft.files}
        onChange={(files) => set({ files })}
      />
      <HeadersField value={draft.headers} error={errors.headers} onChange={(headers) => set({ headers })} />
      {hasHeadersOfAnother(draft, provider) && (
        <Switch
          label="Send these headers to the new server too"
          hint={`They were given for ${movedFrom(draft, provider)}. Off: those you do not change are left out.`}
          checked={draft.headersGoAlong}
          onChange={(headersGoAlong) => set({ headersGoAlong })}
        />
      )}
    </div>
  );
}
