import type { ModelChoice } from '@shared/chat/chat';
import { factsOfModel } from '@shared/settings/facts-of-model';
import { type ListedModel, type ProviderView, providerName } from '@shared/settings/settings';
import { words } from '@shared/texts/text';
import { useEffect, useRef, useState } from 'react';
import { checkLabels, checkProvider } from '../../state/provider-check';
import { api } from '../../state/server-state';
import { type ModelsProblem, modelsProblem } from '../../state/use-model-list';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorText } from '../../ui/ErrorText';
import { Select } from '../../ui/fields/Select';
import { TextField } from '../../ui/fields/TextField';
import { Spinner } from '../../ui/Spinner';
import { factsText } from './facts-text';
import styles from './ModelDialog.module.css';

// Any model of any provider: listed by its endpoint, narrowed by what is typed, or taken as typed.

type ModelDialogProps = {
  readonly providers: readonly ProviderView[];
  readonly startWith: string | null;
  onChoose(choice: ModelChoice): void;
  onClose(): void;
};

/** More than these nobody scrolls through; typing narrows the list. */
const shown = 200;

export function ModelDialog({ providers, startWith, onChoose, onClose }: ModelDialogProps) {
  const reachable = providers.filter((provider) => provider.origin !== 'built-in');
  const [providerId, setProviderId] = useState(
    reachable.find((provider) => provider.id === startWith)?.id ?? reachable[0]?.id ?? null,
  );
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const provider = reachable.find((each) => each.id === providerId);
  const listed = useModels(provider);
  const typed = query.trim();
  const models = listed.models ?? [];
  const found = models.filter(({ id }) => id.toLowerCase().includes(typed.toLowerCase()));
  const choose = (model: string) => provider && onChoose({ providerId: provider.id, model });

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
          <TextField
            ref={field}
            label={words('model-picker.model')}
            hint={words('model-picker.model-hint')}
            value={query}
            onChange={setQuery}
          />
          {listed.problem && (
            <Problem
              problem={listed.problem}
              onCheck={(field) => {
                onClose();
                checkProvider({ providerId: provider.id, field });
              }}
            />
          )}
          {listed.models === null && <Spinner label={words('model-picker.asking')} />}
          <ul className={styles.list} aria-label={words('model-picker.list')}>
            {typed !== '' && !found.some(({ id }) => id === typed) && (
              <Model
                name={typed}
                label={words('model-picker.as-typed', { model: typed })}
                onChoose={choose}
              />
            )}
            {found.slice(0, shown).map(({ id, ...listed }) => (
              <Model
                key={id}
                name={id}
                label={id}
                hint={factsText(factsOfModel({ ...provider, known: { [id]: listed } }, id))}
                onChoose={choose}
              />
            ))}
          </ul>
        </div>
      ) : (
        <p>{words('model-picker.no-provider')}</p>
      )}
    </Dialog>
  );
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

type ModelProps = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  onChoose(model: string): void;
};

function Model({ name, label, hint, onChoose }: ModelProps) {
  return (
    <li>
      <Button variant="quiet" className={styles.model} onClick={() => onChoose(name)}>
        <span className={styles.words}>
          <span className={styles.name}>{label}</span>
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
      </Button>
    </li>
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
