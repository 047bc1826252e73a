import type { Settings } from '@shared/settings';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { api, useServerState } from '../state/server-state';
import { ErrorText } from '../ui/ErrorText';
import { RadioGroup, type RadioOption } from '../ui/fields/RadioGroup';
import { useAction } from '../ui/use-action';
import { LanguageSelect } from './LanguageSelect';
import styles from './parts/Section.module.css';

export function AppearanceSection(): ReactElement {
  const theme = useServerState((state) => state.app?.settings.theme ?? 'system');
  const language = useServerState((state) => state.app?.settings.language ?? 'system');
  const { run, error } = useAction();
  return (
    <section className={styles.section}>
      <RadioGroup
        label={words('settings-page.theme')}
        options={themes()}
        value={theme}
        onChange={(next) => run(() => api.settings.change({ theme: next }))}
      />
      <LanguageSelect
        value={language}
        onChange={(next) => run(() => api.settings.change({ language: next }))}
      />
      <ErrorText>{error}</ErrorText>
    </section>
  );
}

function themes(): readonly RadioOption<Settings['theme']>[] {
  return [
    {
      value: 'system',
      label: words('settings-page.theme-system'),
      hint: words('settings-page.theme-system-hint'),
    },
    { value: 'light', label: words('settings-page.theme-light') },
    { value: 'dark', label: words('settings-page.theme-dark') },
  ];
}
