import type { Settings } from '@shared/settings';
import { words } from '@shared/texts/text';
import { type FormEvent, type ReactElement, useState } from 'react';
import { api, useServerState } from '../state/server-state';
import { Button } from '../ui/Button';
import { ErrorText } from '../ui/ErrorText';
import { RadioGroup } from '../ui/fields/RadioGroup';
import { Switch } from '../ui/fields/Switch';
import { TextField } from '../ui/fields/TextField';
import { useAction } from '../ui/use-action';
import { DesktopSettings } from './DesktopSettings';
import { NotificationSettings } from './NotificationSettings';
import styles from './parts/Section.module.css';

const modes = ['plan', 'ask', 'accept-edits'] as const satisfies readonly Settings['defaultMode'][];

export function BehaviourSection(): ReactElement {
  const settings = useServerState((state) => state.app?.settings);
  const { run, error } = useAction();
  if (!settings) return <section />;
  return (
    <section className={styles.section}>
      <RadioGroup
        label={words('settings-page.default-mode')}
        options={modes.map((mode) => ({
          value: mode,
          label: words(`mode.${mode}`),
          hint: words(`settings-page.mode-${mode}-hint`),
        }))}
        value={settings.defaultMode}
        onChange={(defaultMode) => run(() => api.settings.change({ defaultMode }))}
      />
      <RadioGroup
        label={words('settings-page.enter-while-working')}
        options={(['queue', 'steer'] as const).map((value) => ({
          value,
          label: words(`settings-page.enter-${value}`),
          hint: words(`settings-page.enter-${value}-hint`),
        }))}
        value={settings.chat.enterWhileWorking}
        onChange={(enterWhileWorking) => run(() => api.settings.change({ chat: { enterWhileWorking } }))}
      />
      <Switch
        label={words('settings-page.correction')}
        hint={words('settings-page.correction-hint')}
        checked={settings.correction.model}
        onChange={(model) => run(() => api.settings.change({ correction: { model } }))}
      />
      <NotificationSettings />
      <DesktopSettings />
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
        label={words('settings-page.memory-files')}
        hint={words('settings-page.memory-files-hint')}
        error={names.length === 0 ? words('settings-page.memory-files-none') : error}
        value={text}
        onChange={setText}
      />
      <Button
        type="submit"
        className={styles.besideField}
        disabled={busy || names.length === 0 || names.join(', ') === saved}
      >
        {words('settings-page.memory-files-save')}
      </Button>
    </form>
  );
}
