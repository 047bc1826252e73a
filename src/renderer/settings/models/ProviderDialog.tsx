import { demoProviderId, type ProviderView } from '@shared/settings/settings';
import { words } from '@shared/texts/text';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CheckedField } from '../../state/provider-check';
import { api, useServerState } from '../../state/server-state';
import { useModelList } from '../../state/use-model-list';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorText } from '../../ui/ErrorText';
import { focusFirstFault } from '../../ui/fields/focus-first-fault';
import { useAction } from '../../ui/use-action';
import { ConnectionTest } from './ConnectionTest';
import { connectionQuery } from './connection-query';
import { extrasToSend, keyToSave, modelsQuery } from './draft-address';
import { meantAddress } from './meant-address';
import { ProviderFields } from './ProviderFields';
import { checkDraft, type DraftErrors, errorsOf, type ProviderDraft, withModel } from './provider-draft';
import { saveAndUse } from './save-provider';
import { useModelChoice } from './use-model-choice';

type ProviderDialogProps = {
  /** The initial contents of the form. */
  readonly draft: ProviderDraft;
  /** The edited provider; null for a new one. */
  readonly provider: ProviderView | null;
  readonly keyUrl: string | null;
  /** The field with the initial focus; absent for the first field. */
  readonly focus?: CheckedField;
  onClose(): void;
};

/** Adds or edits a provider. A new one becomes the current provider if there is no other. */
export function ProviderDialog({
  draft: start,
  provider,
  keyUrl,
  focus,
  onClose,
}: ProviderDialogProps): ReactElement {
  const [draft, setDraft] = useState(start);
  const [key, setKey] = useState('');
  const [wasRefused, setRefused] = useState(false);
  const save = useAction();
  const formId = useId();
  const list = useModelList(modelsQuery(draft, key, provider));
  const leaving = useLeaving([draft, key], [start, ''], onClose);
  const choosing = useModelChoice({
    list,
    value: draft.model,
    onChange: (model, listed) => setDraft((now) => withModel(now, model, listed)),
  });

  const refuse = () => {
    flushSync(() => setRefused(true));
    const form = document.getElementById(formId);
    if (form) focusFirstFault(form);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setDraft({ ...draft, baseUrl: meantAddress(draft.baseUrl) });
    const taken = useServerState.getState().app?.providers.map(({ id }) => id) ?? [];
    const checked = checkDraft(draft, taken);
    flushSync(() => setRefused(checked.kind === 'invalid'));
    if (checked.kind === 'invalid') {
      if (isModelAllThatLacks(checked.errors)) void choosing.ask();
      else focusFirstFault(form);
      return;
    }
    const { query, keyCommand, ...rest } = checked.provider;
    const saved = { ...rest, ...extrasToSend(draft, provider) };
    const changed = keyToSave(draft, key, provider);
    save.run(async () => {
      if (isFirstChoice()) await saveAndUse(saved, changed);
      else await api.settings.saveProvider({ provider: saved, ...changed });
      onClose();
    });
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leaving.leave()}
      initialFocus={focus && (() => document.querySelector<HTMLElement>(`[data-field="${focus}"]`))}
      title={provider ? words('endpoint.change-title', { name: provider.name }) : words('endpoint.add')}
      footer={
        <>
          <ErrorText>{leaving.isWarned ? words('endpoint.leave-again') : save.error}</ErrorText>
          <Button onClick={onClose}>{words('ui.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" disabled={save.busy}>
            {words('endpoint.save')}
          </Button>
        </>
      }
    >
      {/* The fields show their errors, not the browser. */}
      <form id={formId} noValidate onSubmit={submit}>
        <ProviderFields
          draft={draft}
          onChange={setDraft}
          errors={wasRefused ? errorsOf(draft) : {}}
          apiKey={key}
          onKeyChange={setKey}
          provider={provider}
          keyUrl={keyUrl}
          list={list}
          choosing={choosing}
          test={
            <ConnectionTest draft={draft} query={connectionQuery(draft, key, provider)} onWrong={refuse} />
          }
        />
      </form>
    </Dialog>
  );
}

/** The provider can list its models. */
function isModelAllThatLacks(errors: DraftErrors): boolean {
  return Object.keys(errors).join() === 'model';
}

function isFirstChoice(): boolean {
  const chosen = useServerState.getState().app?.activeProvider ?? demoProviderId;
  return chosen === demoProviderId;
}

type Leaving = {
  /** Closes the form. If it was changed, the first call only warns. */
  leave(): void;
  /** The warning is shown: the next call discards the changes. */
  readonly isWarned: boolean;
};

/** Esc and a click beside a form must not discard changes at once. `now` and `start` are plain data. */
function useLeaving(now: unknown, start: unknown, onClose: () => void): Leaving {
  const [warnedOf, setWarnedOf] = useState<string | null>(null);
  const content = JSON.stringify(now);
  const isWarned = warnedOf === content;
  const isChanged = content !== JSON.stringify(start);
  return {
    isWarned,
    leave: () => (isChanged && !isWarned ? setWarnedOf(content) : onClose()),
  };
}
