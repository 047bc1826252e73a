import { presets } from '@shared/settings';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useServerState } from '../state/server-state';
import { useModelList } from '../state/use-model-list';
import { Button } from '../ui/Button';
import { ErrorText } from '../ui/ErrorText';
import { Select } from '../ui/fields/Select';
import { TextField } from '../ui/fields/TextField';
import { useAction } from '../ui/use-action';
import { keyToSave, modelsQuery } from './draft-address';
import styles from './FirstRun.module.css';
import { KeyField } from './KeyField';
import { ModelField } from './ModelField';
import { checkDraft, type DraftErrors, draftFromPreset, emptyDraft, userError } from './provider-draft';
import { saveAndUse } from './save-provider';

const otherId = 'other';
const services = [
  ...presets.map(({ id, name }) => ({ value: id, label: name })),
  { value: otherId, label: 'Any other endpoint…' },
];
const otherDraft = { ...emptyDraft, name: 'My endpoint' };

/** A service that wants a key, or any other endpoint that speaks the OpenAI protocol. */
export function ServicePicker(): ReactElement {
  const [serviceId, setServiceId] = useState(presets[0]?.id ?? otherId);
  const preset = presets.find(({ id }) => id === serviceId);
  const [draft, setDraft] = useState(preset ? draftFromPreset(preset) : otherDraft);
  const [key, setKey] = useState('');
  const [errors, setErrors] = useState<DraftErrors>({});
  const { run, busy, error } = useAction();
  const list = useModelList(modelsQuery(draft, key, null));

  const choose = (id: string) => {
    const chosen = presets.find((each) => each.id === id);
    setServiceId(id);
    setDraft(chosen ? draftFromPreset(chosen) : otherDraft);
    setKey('');
    setErrors({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const taken = useServerState.getState().app?.providers.map(({ id }) => id) ?? [];
    const checked = checkDraft(draft, taken);
    if (checked.kind === 'invalid') return setErrors(checked.errors);
    run(() => saveAndUse(checked.provider, keyToSave(draft, key, null)));
  };

  return (
    <form className={styles.choice} onSubmit={submit} aria-labelledby="first-run-service">
      <h3 id="first-run-service" className={styles.choiceTitle}>
        A service, or any OpenAI-compatible endpoint
      </h3>
      <Select label="Service" value={serviceId} options={services} onChange={choose} />
      {!preset && (
        <TextField
          label="Base URL"
          type="url"
          data-field="address"
          placeholder="https://api.example.com/v1"
          value={draft.baseUrl}
          error={userError(draft.baseUrl) ?? list.problemAt('address') ?? errors.baseUrl}
          onChange={(baseUrl) => setDraft({ ...draft, baseUrl })}
        />
      )}
      <KeyField
        value={key}
        onChange={setKey}
        stored={false}
        keyUrl={preset?.keyUrl ?? null}
        problem={list.problemAt('key')}
      />
      <ModelField
        key={serviceId}
        value={draft.model}
        onChange={(model) => setDraft({ ...draft, model })}
        baseUrl={draft.baseUrl}
        list={list}
        problem={preset && list.problemAt('address')}
      />
      <ErrorText>{error}</ErrorText>
      <Button
        type="submit"
        disabled={busy}
        disabledReason={draft.model.trim() === '' ? 'Choose a model first.' : undefined}
      >
        Use this model
      </Button>
    </form>
  );
}
