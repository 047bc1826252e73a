import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { askPermission, usePermission } from '../../state/notifications/permission';
import { Button } from '../../ui/Button';
import { useAction } from '../../ui/use-action';

/** Whether the user's browser allows notifications, and a way to change that. */
export function BrowserPermission(): ReactElement | null {
  const permission = usePermission();
  const { run, busy } = useAction();
  if (permission === 'denied') return <p>{words('settings-page.notifications-denied')}</p>;
  if (permission !== 'default') return null;
  return (
    <div>
      <Button disabled={busy} onClick={() => run(askPermission)}>
        {words('settings-page.notifications-allow')}
      </Button>
    </div>
  );
}
