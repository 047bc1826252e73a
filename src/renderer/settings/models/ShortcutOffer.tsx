import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { api, useServerState } from '../../state/server-state';
import { Switch } from '../../ui/fields/Switch';
import { keysText } from '../../ui/keys';

/** In Electron's notation. Other programs use it too, so it is off until the user wants it. */
const offeredShortcut = 'CommandOrControl+Shift+Space';

/** Offers the shortcut for quick questions. Null in a browser, which has no global shortcuts. */
export function ShortcutOffer(): ReactElement | null {
  const shortcut = useServerState(({ app }) => app?.settings.quickAsk.shortcut);
  if (!window.pilotfish) return null;
  const set = (isOn: boolean) =>
    void api.settings.set({ key: 'quickAsk.shortcut', value: isOn ? offeredShortcut : '' });
  const keys = keysText(offeredShortcut.replace('CommandOrControl', 'Mod'));
  const label = words('first-run.shortcut', { keys });
  return <Switch label={label} checked={Boolean(shortcut)} onChange={set} />;
}
