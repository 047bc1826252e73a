import { type SettingRow, settingAt } from '@shared/settings/setting-row';
import { type AnyText, isTextOf, say, words } from '@shared/texts/text';
import { RotateCcw } from 'lucide-react';
import type { ReactElement } from 'react';
import { api, useServerState } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { useAction } from '../../ui/use-action';
import { visibleText } from '../../ui/visible-text';
import { CopyButton } from '../parts/CopyButton';
import { goalOf } from '../parts/goal';
import { defaultOfRow, hintOfRow, nameOfRow, whatItMayBe } from './row-words';
import { SandboxFact } from './SandboxFact';
import { SettingControl } from './SettingControl';
import styles from './SettingItem.module.css';

/**
 * One setting: its control, and any invalid value in settings.json. Its id and its default are in the tooltip of a
 * button beside it, which shows under the pointer and with the focus.
 */
export function SettingItem({ row }: { readonly row: SettingRow }): ReactElement {
  const value = useServerState((state) => state.app && settingAt(state.app.settings, row.key));
  const elsewhere = useProblemElsewhere(row.key);
  const { run, busy, error } = useAction();
  const set = (next: unknown) => run(() => api.settings.set({ key: row.key, value: next }));
  const isDefault = JSON.stringify(value) === JSON.stringify(row.fallback);
  const isSaid = row.control.kind !== 'switch' && row.control.kind !== 'choice';
  return (
    <div className={styles.item} {...goalOf(row.key)}>
      <SettingControl row={row} value={value} busy={busy} error={error ?? elsewhere} onChange={set} />
      {row.control.kind === 'choice' && hintOfRow(row) && <p className={styles.hint}>{hintOfRow(row)}</p>}
      {row.key === 'sandbox' && <SandboxFact />}
      {error && !isSaid && (
        <p className={styles.fault} role="alert">
          {say(error)}
        </p>
      )}
      {row.fault && (
        <p className={styles.fault} role="status">
          {`${visibleText(row.fault)} ${whatItMayBe(row)}`}
        </p>
      )}
      {(!isDefault || row.fault) && (
        <p className={styles.changed}>
          {defaultOfRow(row)}
          <Button
            variant="quiet"
            className={styles.reset}
            disabled={busy}
            aria-label={words('setting-rows.reset-name', { name: nameOfRow(row) })}
            onClick={() => set(undefined)}
          >
            <RotateCcw aria-hidden size={13} strokeWidth={1.75} />
            {words('setting-rows.reset')}
          </Button>
        </p>
      )}
      <span className={styles.about}>
        <CopyButton
          label={words('setting-rows.copy-id', { key: row.key, standard: defaultOfRow(row) })}
          text={row.key}
        />
      </span>
    </div>
  );
}

/** While another application uses the shortcut, the main process reports it as a notice. */
function useProblemElsewhere(key: string): AnyText | null {
  return useServerState((state) =>
    key === 'quickAsk.shortcut'
      ? (state.app?.notices.find(({ text }) => isTextOf(text, 'quick-ask-shortcut.not-had'))?.text ?? null)
      : null,
  );
}
