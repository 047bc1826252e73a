import { words } from '@shared/texts/text';
import { type ReactElement, useId } from 'react';
import { askPermission, usePermission } from '../state/notifications/permission';
import { api, useServerState } from '../state/server-state';
import { Button } from '../ui/Button';
import { ErrorText } from '../ui/ErrorText';
import { Switch } from '../ui/fields/Switch';
import { useAction } from '../ui/use-action';
import styles from './parts/Section.module.css';

const kinds = ['waiting', 'finished', 'failed', 'sound'] as const;

/** When the person is called while they look elsewhere, and whether their browser may. */
export function NotificationSettings(): ReactElement | null {
  const notifications = useServerState((state) => state.app?.settings.notifications);
  const { run, error } = useAction();
  const titleId = useId();
  if (!notifications) return null;
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.groupTitle}>
        {words('settings-page.notifications')}
      </h3>
      <BrowserPermission />
      {kinds.map((kind) => (
        <Switch
          key={kind}
          label={words(`settings-page.notifications-${kind}`)}
          checked={notifications[kind]}
          onChange={(on) =>
            run(() => api.settings.change({ notifications: { ...notifications, [kind]: on } }))
          }
        />
      ))}
      <ErrorText>{error}</ErrorText>
    </section>
  );
}

function BrowserPermission(): ReactElement | null {
  const permission = usePermission();
  const { run, busy } = useAction();
  if (permission === 'denied') return <p>{words('settings-page.notifications-denied')}</p>;
  if (permission !== 'default') return null;
  return (
    <Button disabled={busy} onClick={() => run(askPermission)}>
      {words('settings-page.notifications-allow')}
    </Button>
  );
}
