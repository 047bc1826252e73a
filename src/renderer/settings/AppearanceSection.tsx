import type { Settings } from '@shared/settings';
import type { ReactElement } from 'react';
import { api, useServerState } from '../state/server-state';
import { ErrorText } from '../ui/ErrorText';
import { RadioGroup } from '../ui/fields/RadioGroup';
import { useAction } from '../ui/use-action';
import styles from './Section.module.css';

const themes: readonly {
  readonly value: Settings['theme'];
  readonly label: string;
  readonly hint?: string;
}[] = [
  { value: 'system', label: 'Like the system', hint: 'Light or dark, as your desktop is set.' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export function AppearanceSection(): ReactElement {
  const theme = useServerState((state) => state.app?.settings.theme ?? 'system');
  const { run, error } = useAction();
  return (
    <section className={styles.section}>
      <RadioGroup
        label="Theme"
        options={themes}
        value={theme}
        onChange={(next) => run(() => api.settings.change({ theme: next }))}
      />
      <ErrorText>{error}</ErrorText>
    </section>
  );
}
