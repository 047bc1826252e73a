import type { ModelChoice } from '@shared/chat/chat';
import { type ListedModel, type ProviderView, providerName } from '@shared/settings/settings';
import { words } from '@shared/texts/text';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { checkLabels, checkProvider } from '../../state/provider-check';
import { api } from '../../state/server-state';
import { type ModelsProblem, modelsProblem } from '../../state/use-model-list';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorText } from '../../ui/ErrorText';
import { Select } from '../../ui/fields/Select';
import { Spinner } from '../../ui/Spinner';
import styles from './ModelDialog.module.css';
import { ModelListbox } from './ModelListbox';
import { modelRows } from './model-rows';

// Chooses any model of any provider: from the provider's list, filtered by the typed text, or exactly as typed.

type ModelDialogProps = {
  readonly providers: readonly ProviderView[];
  /** The chat's current model. */
  readonly current: ModelChoice | null;
  onChoose(choice: ModelChoice): void;
  onClose(): void;
};

export function ModelDialog({ providers, current, onChoose, onClose }: ModelDialogProps) {
  const reachable = providers.filter((provider) => provider.origin !== 'built-in');
  const [providerId, setProviderId] = useState(
    reachable.find((provider) => provider.id === current?.providerId)?.id ?? reachable[0]?.id ?? null,
  );
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const provider = reachable.find((each) => each.id === providerId);
  const listed = useModels(provider);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words('model-picker.title')}
      initialFocus={() => field.current}
    >
      {provider ? (
        <div className={styles.fields}>
          <Select
            label={words('model-picker.provider')}
            value={provider.id}
            options={reachable.map((each) => ({
              value: each.id,
              label: providerName(each),
              hint: each.baseUrl,
            }))}
            onChange={setProviderId}
          />
          <ModelListbox
            fieldRef={field}
            providerId={provider.id}
            query={query}
            onType={setQuery}
            rows={modelRows({
              provider,
              models: listed.models ?? [],
              typed: query.trim(),
              current: current?.providerId === provider.id ? current.model : null,
            })}
            status={statusOf(listed, (field) => {
              onClose();
              checkProvider({ providerId: provider.id, field });
            })}
            onChoose={(model) => onChoose({ providerId: provider.id, model })}
          />
        </div>
      ) : (
        <p>{words('model-picker.no-provider')}</p>
      )}
    </Dialog>
  );
}

function statusOf({ models, problem }: Listed, onCheck: ProblemProps['onCheck']): ReactElement | null {
  if (problem) return <Problem problem={problem} onCheck={onCheck} />;
  return models === null ? <Spinner label={words('model-picker.asking')} /> : null;
}

type ProblemProps = { readonly problem: ModelsProblem; onCheck(field: ModelsProblem['at']): void };

function Problem({ problem: { at, message }, onCheck }: ProblemProps) {
  return (
    <div className={styles.problem}>
      <ErrorText>{message}</ErrorText>
      {at !== 'model' && <Button onClick={() => onCheck(at)}>{words(checkLabels[at])}</Button>}
    </div>
  );
}

type Listed = { readonly models: readonly ListedModel[] | null; readonly problem: ModelsProblem | null };

function useModels(provider: ProviderView | undefined): Listed {
  const [listed, setListed] = useState<Listed & { readonly of: string | null }>({
    models: null,
    problem: null,
    of: null,
  });
  const { id, baseUrl } = provider ?? { id: null, baseUrl: '' };
  useEffect(() => {
    if (id === null) return;
    let current = true;
    api.settings
      .models({ baseUrl, providerId: id })
      .then((models) => ({ models, problem: null }))
      .catch((failure: unknown) => ({ models: [], problem: modelsProblem(failure) }))
      .then((next) => current && setListed({ ...next, of: id }));
    return () => {
      current = false;
    };
  }, [id, baseUrl]);
  return listed.of === id ? listed : { models: null, problem: null };
}
