import type { ModelsQuery } from '@shared/settings';
import { type ReactElement, useId, useState } from 'react';
import { api } from '../mirror';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import { useAction } from '../ui/use-action';
import { isHttpUrl } from './provider-draft';
import styles from './Section.module.css';

type ModelFieldProps = {
  readonly value: string;
  onChange(model: string): void;
  readonly baseUrl: string;
  /** Whom the test of the connection asks, and with what. */
  readonly query: ModelsQuery;
};

/** The model's name. Asking the endpoint for its models suggests names, and shows whether address and key work. */
export function ModelField({ value, onChange, baseUrl, query }: ModelFieldProps): ReactElement {
  const [models, setModels] = useState<readonly string[] | null>(null);
  const { run, busy, error } = useAction();
  const listId = useId();
  const url = baseUrl.trim();

  const fetchModels = () =>
    run(async () => {
      setModels(null);
      const found = await api.settings.models(query);
      setModels(found);
      if (value === '' && found.length === 1) onChange(found[0] ?? '');
    });

  return (
    <div className={styles.pair}>
      <TextField
        label="Model"
        list={listId}
        error={error}
        hint={models ? countedModels(models.length) : 'The name as the endpoint knows it.'}
        value={value}
        onChange={onChange}
      />
      <Button
        className={styles.besideField}
        disabled={busy}
        disabledReason={isHttpUrl(url) ? undefined : 'Enter the base URL first.'}
        onClick={fetchModels}
      >
        {busy ? 'Asking…' : 'Test connection'}
      </Button>
      <datalist id={listId}>
        {models?.map((model) => (
          <option key={model} value={model} />
        ))}
      </datalist>
    </div>
  );
}

function countedModels(count: number): string {
  if (count === 0) return 'It works, but the endpoint lists no models. Enter the name yourself.';
  return `It works: ${count} ${count === 1 ? 'model' : 'models'} to choose from.`;
}
