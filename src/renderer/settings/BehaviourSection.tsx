import type { Settings } from '@shared/settings';
import { type FormEvent, type ReactElement, useState } from 'react';
import { api, useServerState } from '../state/server-state';
import { Button } from '../ui/Button';
import { ErrorText } from '../ui/ErrorText';
import { RadioGroup } from '../ui/fields/RadioGroup';
import { Switch } from '../ui/fields/Switch';
import { TextField } from '../ui/fields/TextField';
import { useAction } from '../ui/use-action';
import styles from './Section.module.css';

const modes: readonly {
  readonly value: Settings['defaultMode'];
  readonly label: string;
  readonly hint: string;
}[] = [
  { value: 'plan', label: 'Plan', hint: 'Looks around and plans; changes nothing.' },
  { value: 'ask', label: 'Ask', hint: 'Every change is a question.' },
  {
    value: 'accept-edits',
    label: 'Accept edits',
    hint: 'Changes inside the project run; protected files still ask.',
  },
];

export function BehaviourSection(): ReactElement {
  const settings = useServerState((state) => state.app?.settings);
  const { run, error } = useAction();
  if (!settings) return <section />;
  return (
    <section className={styles.section}>
      <RadioGroup
        label="Mode of a new chat"
        options={modes}
        value={settings.defaultMode}
        onChange={(defaultMode) => run(() => api.settings.change({ defaultMode }))}
      />
      <Switch
        label="Let the model repair its own edits"
        hint="When the text to replace is not found, the model is asked once for the segment it meant. You still see the result first."
        checked={settings.correction.model}
        onChange={(model) => run(() => api.settings.change({ correction: { model } }))}
      />
      <MemoryFiles key={settings.memory.fileNames.join()} fileNames={settings.memory.fileNames} />
      <ErrorText>{error}</ErrorText>
    </section>
  );
}

function MemoryFiles({ fileNames }: { readonly fileNames: readonly string[] }): ReactElement {
  const saved = fileNames.join(', ');
  const [text, setText] = useState(saved);
  const { run, busy, error } = useAction();
  const names = text.split(',').flatMap((name) => name.trim() || []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    run(() => api.settings.change({ memory: { fileNames: names } }));
  };
  return (
    <form className={styles.pair} onSubmit={save}>
      <TextField
        label="Memory files"
        hint="Names separated by commas. All are read with every chat; new memories go to the first."
        error={names.length === 0 ? 'Name at least one file.' : error}
        value={text}
        onChange={setText}
      />
      <Button
        type="submit"
        className={styles.besideField}
        disabled={busy || names.length === 0 || names.join(', ') === saved}
      >
        Save
      </Button>
    </form>
  );
}
