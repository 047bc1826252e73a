import { type Preset, presets } from '@shared/settings/presets';
import { textOf, words } from '@shared/texts/text';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useServerState } from '../../state/server-state';
import { type ModelsProblem, useModelList } from '../../state/use-model-list';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { Select, type SelectOption } from '../../ui/fields/Select';
import { useAction } from '../../ui/use-action';
import { KeyField } from '../parts/KeyField';
import { AddressField } from './AddressField';
import { ConnectionTest } from './ConnectionTest';
import { connectionQuery } from './connection-query';
import { keyToSave, modelsQuery } from './draft-address';
import styles from './FirstRun.module.css';
import { ModelField } from './ModelField';
import { meantAddress } from './meant-address';
import {
  checkDraft,
  draftFromPreset,
  emptyDraft,
  errorsOf,
  type ProviderDraft,
  withModel,
} from './provider-draft';
import { saveAndUse } from './save-provider';
import { type ChooseModel, useModelChoice } from './use-model-choice';

const otherId = 'other';

/** A service that needs a key, or any other provider with the OpenAI protocol. */
export function ServicePicker(): ReactElement {
  const [serviceId, setServiceId] = useState(presets[0]?.id ?? otherId);
  const preset = presets.find(({ id }) => id === serviceId);
  const [draft, setDraft] = useState(preset ? draftFromPreset(preset) : otherDraft());
  const [key, setKey] = useState('');
  const [wasRefused, setRefused] = useState(false);
  const { run, busy, error } = useAction();
  const list = useModelList(
    modelsQuery(draft, key, null),
    preset && key.trim() === '' ? keyWantedBy(preset) : null,
  );
  const setModel: ChooseModel = (model, listed) => setDraft((now) => withModel(now, model, listed));
  const choosing = useModelChoice({ list, value: draft.model, onChange: setModel });
  const wrongAddress = wasRefused ? errorsOf(draft).baseUrl : undefined;

  const choose = (id: string) => {
    const chosen = presets.find((each) => each.id === id);
    setServiceId(id);
    setDraft(chosen ? draftFromPreset(chosen) : otherDraft());
    setKey('');
    setRefused(false);
    choosing.setOpen(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setDraft({ ...draft, baseUrl: meantAddress(draft.baseUrl) });
    const taken = useServerState.getState().app?.providers.map(({ id }) => id) ?? [];
    const checked = checkDraft(draft, taken);
    setRefused(checked.kind === 'invalid');
    if (checked.kind === 'invalid') return;
    run(() => saveAndUse(checked.provider, keyToSave(draft, key, null)));
  };

  return (
    <form className={styles.service} noValidate onSubmit={submit} aria-labelledby="first-run-service">
      <h3 id="first-run-service" className={styles.choiceTitle}>
        {words('first-run.service-title')}
      </h3>
      <Select label={words('first-run.service')} value={serviceId} options={services()} onChange={choose} />
      {(!preset || isToFillIn(preset)) && (
        <AddressField
          value={draft.baseUrl}
          error={list.problemAt('address') ?? wrongAddress}
          onChange={(baseUrl) => setDraft({ ...draft, baseUrl })}
        />
      )}
      <KeyField
        value={key}
        onChange={setKey}
        stored={false}
        note={preset ? words('endpoint.key-from', { name: preset.name }) : null}
        keyUrl={preset?.keyUrl ?? null}
        problem={list.problemAt('key')}
      />
      <ModelField
        key={serviceId}
        value={draft.model}
        onChange={setModel}
        baseUrl={draft.baseUrl}
        list={list}
        choosing={choosing}
        problem={preset && list.problemAt('address')}
      />
      <ConnectionTest
        draft={draft}
        query={connectionQuery(draft, key, null)}
        onWrong={() => setRefused(true)}
        className={preset && styles.afterFields}
        beside={<UseModel model={draft.model} busy={busy} />}
      />
      <ErrorText>{error}</ErrorText>
    </form>
  );
}

function UseModel({ model, busy }: { readonly model: string; readonly busy: boolean }): ReactElement {
  const lack = model.trim() === '' ? words('first-run.model-missing') : undefined;
  return (
    <Button type="submit" disabled={busy} disabledReason={lack}>
      {words('first-run.use-model')}
    </Button>
  );
}

function isToFillIn({ baseUrl }: Preset): boolean {
  return baseUrl.includes('<');
}

/** All preset services refuse requests without a key. */
function keyWantedBy({ name }: Preset): ModelsProblem {
  return { at: 'key', message: textOf('endpoint.key-wanted', { name }) };
}

function services(): readonly (SelectOption | 'separator')[] {
  return [
    ...presets.map(({ id, name }) => ({ value: id, label: name })),
    'separator',
    { value: otherId, label: words('first-run.other-service') },
  ];
}

function otherDraft(): ProviderDraft {
  return { ...emptyDraft, name: words('first-run.other-name') };
}
