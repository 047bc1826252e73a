import { isTextOf, words } from '@shared/texts/text';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { api, useServerState } from '../state/server-state';
import { Button } from '../ui/Button';
import { ErrorText } from '../ui/ErrorText';
import { Switch } from '../ui/fields/Switch';
import { TextField } from '../ui/fields/TextField';
import { useAction } from '../ui/use-action';
import styles from './parts/Section.module.css';

/** What holds for the desktop application alone, which a browser shows all the same: the settings are the same file. */
export function DesktopSettings(): ReactElement | null {
  const desktop = useServerState((state) => state.app?.settings.desktop);
  const shortcut = useServerState((state) => state.app?.settings.quickAsk.shortcut);
  const { run, error } = useAction();
  const titleId = useId();
  if (!desktop || shortcut === undefined) return null;
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.groupTitle}>
        {words('settings-page.desktop')}
      </h3>
      {!window.pilotfish && <p>{words('settings-page.desktop-elsewhere')}</p>}
      <Shortcut key={shortcut} saved={shortcut} />
      <Switch
        label={words('settings-page.close-to-tray')}
        hint={words('settings-page.close-to-tray-hint')}
        checked={desktop.closeToTray}
        onChange={(closeToTray) => run(() => api.settings.change({ desktop: { ...desktop, closeToTray } }))}
      />
      <ErrorText>{error}</ErrorText>
    </section>
  );
}

/** That another application has it, main says in a notice, as long as that is so. */
function Shortcut({ saved }: { readonly saved: string }): ReactElement {
  const [text, setText] = useState(saved);
  const { run, busy, error } = useAction();
  const problem = useServerState((state) =>
    state.app?.notices.find((notice) => isTextOf(notice.text, 'quick-ask-shortcut.not-had')),
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    run(() => api.settings.change({ quickAsk: { shortcut: text.trim() } }));
  };
  return (
    <form className={styles.pair} onSubmit={save}>
      <TextField
        label={words('settings-page.quick-ask-shortcut')}
        hint={words('settings-page.quick-ask-shortcut-hint')}
        error={error ?? problem?.text}
        value={text}
        onChange={setText}
      />
      <Button type="submit" className={styles.besideField} disabled={busy || text.trim() === saved}>
        {words('settings-page.quick-ask-shortcut-save')}
      </Button>
    </form>
  );
}
