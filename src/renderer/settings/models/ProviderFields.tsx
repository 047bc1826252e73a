import { firstKnown } from '@shared/models/model-facts';
import { factsOfFamily } from '@shared/models/model-families';
import type { ProviderView } from '@shared/settings/settings';
import { words } from '@shared/texts/text';
import type { ReactElement, ReactNode } from 'react';
import type { ModelList } from '../../state/use-model-list';
import { Switch } from '../../ui/fields/Switch';
import { TextField } from '../../ui/fields/TextField';
import { KeyField } from '../parts/KeyField';
import styles from '../parts/Section.module.css';
import { AddressField } from './AddressField';
import { keyNote } from './draft-address';
import { ExtraFields } from './ExtraFields';
import { ModelField } from './ModelField';
import { ModelOptionFields } from './ModelOptionFields';
import { ProtocolField } from './ProtocolField';
import { type DraftErrors, type ProviderDraft, withModel } from './provider-draft';
import type { ModelChoosing } from './use-model-choice';

type ProviderFieldsProps = {
  readonly draft: ProviderDraft;
  onChange(draft: ProviderDraft): void;
  readonly errors: DraftErrors;
  /** The typed key. The stored key is never shown. */
  readonly apiKey: string;
  onKeyChange(key: string): void;
  readonly provider: ProviderView | null;
  readonly keyUrl: string | null;
  readonly list: ModelList;
  readonly choosing: ModelChoosing;
  /** Shown below the model. */
  readonly test: ReactNode;
};

const abilities = ['tools', 'images', 'files'] as const;

export function ProviderFields(props: ProviderFieldsProps): ReactElement {
  const { draft, onChange, errors, apiKey, onKeyChange, provider, keyUrl, list, choosing, test } = props;
  const set = (change: Partial<ProviderDraft>) => onChange({ ...draft, ...change });
  return (
    <div className={styles.form}>
      <TextField
        label={words('endpoint.name')}
        value={draft.name}
        error={errors.name}
        onChange={(name) => set({ name })}
      />
      <AddressField
        value={draft.baseUrl}
        error={list.problemAt('address') ?? errors.baseUrl}
        onChange={(baseUrl) => set({ baseUrl })}
      />
      <ProtocolField
        value={draft.protocol}
        baseUrl={draft.baseUrl}
        onChange={(protocol) => set({ protocol })}
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
        onChange={(model, listed) => onChange(withModel(draft, model, listed))}
        baseUrl={draft.baseUrl}
        list={list}
        choosing={choosing}
        problem={errors.model}
        data-field="model"
      />
      {test}
      <ModelOptionFields
        options={draft.options}
        onChange={(options) => set({ options, areOptionsTyped: true })}
        errors={errors}
      />
      <ModelFacts draft={draft} set={set} errors={errors} list={list} />
      <ExtraFields draft={draft} onChange={onChange} errors={errors} provider={provider} />
    </div>
  );
}

type ModelFactsProps = Pick<ProviderFieldsProps, 'draft' | 'errors' | 'list'> & {
  set(change: Partial<ProviderDraft>): void;
};

function ModelFacts({ draft, set, errors, list }: ModelFactsProps): ReactElement {
  const listed = list.models?.find(({ id }) => id === draft.model);
  const facts = firstKnown(listed ?? {}, factsOfFamily(draft.model));
  return (
    <>
      <TextField
        label={words('endpoint.small-model')}
        hint={words('endpoint.small-model-hint')}
        value={draft.smallModel}
        onChange={(smallModel) => set({ smallModel })}
      />
      <TextField
        label={words('endpoint.context-window')}
        inputMode="numeric"
        hint={words('endpoint.context-window-hint')}
        value={draft.contextWindow}
        error={errors.contextWindow}
        onChange={(contextWindow) => set({ contextWindow })}
      />
      <TextField
        label={words('endpoint.price')}
        placeholder={words('endpoint.price-example')}
        hint={words('endpoint.price-hint')}
        value={draft.price}
        error={errors.price}
        onChange={(price) => set({ price, isPriceTyped: true })}
      />
      {abilities.map((ability) => (
        <Switch
          key={ability}
          data-field={ability}
          label={words(`endpoint.${ability}`)}
          hint={words(`endpoint.${ability}-hint`)}
          checked={draft[ability] ?? facts[ability] ?? ability === 'tools'}
          onChange={(able) => set({ [ability]: able })}
        />
      ))}
    </>
  );
}
