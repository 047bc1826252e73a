import { words } from '@shared/texts/text';
import type { Display } from '@shared/tool-call/tool-call';
import { BoxSelect, Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { api, useServerState } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { useAction } from '../../ui/use-action';
import { visibleText } from '../../ui/visible-text';
import { noteSent } from '../composer/sent';
import styles from './SandboxStops.module.css';

type Stops = NonNullable<Extract<Display, { kind: 'command-output' }>['sandbox']>;

type SandboxStopsProps = { readonly chatId: string; readonly callId: string; readonly stops: Stops };

/**
 * The actions of a command that the sandbox blocked, on its card also while collapsed, and the two ways to run it
 * again.
 */
export function SandboxStops({ chatId, callId, stops }: SandboxStopsProps): ReactElement | null {
  const { run, busy, error } = useAction();
  const canSend = useServerState(({ chats }) => chats[chatId]?.access === 'writer');
  const said = [
    stops.refused.length > 0 && words('call-card.not-let-reach', { hosts: shown(stops.refused) }),
    stops.unwritable.length > 0 && words('call-card.not-let-write', { places: shown(stops.unwritable) }),
    stops.keys && words('call-card.not-let-have-keys'),
    stops.appeared.length > 0 && words('call-card.made-protected', { names: shown(stops.appeared) }),
  ].filter((line) => typeof line === 'string');
  const { putAside = [], changedElsewhere = [] } = stops;
  if (said.length === 0 && putAside.length === 0 && changedElsewhere.length === 0) return null;
  const again = (how: 'allowing' | 'without-sandbox') =>
    run(async () => {
      await api.chat.runAgain({ chatId, callId, how });
      noteSent();
    });
  const canBeAllowed = stops.refused.length > 0 || stops.unwritable.length > 0;
  return (
    <div className={styles.stops}>
      {putAside.length > 0 && (
        <p className={styles.danger}>{words('call-card.put-aside', { names: shown(putAside) })}</p>
      )}
      {changedElsewhere.length > 0 && (
        <p className={styles.danger}>
          {words('call-card.changed-elsewhere', { names: shown(changedElsewhere) })}
        </p>
      )}
      {said.map((line) => (
        <p key={line} className={styles.said}>
          {line}
        </p>
      ))}
      {(canBeAllowed || stops.keys) && canSend && (
        <div className={styles.ways}>
          {canBeAllowed && (
            <Button icon={Check} aria-disabled={busy} onClick={() => again('allowing')}>
              {words('call-card.allow-and-run-again')}
            </Button>
          )}
          <Button icon={BoxSelect} aria-disabled={busy} onClick={() => again('without-sandbox')}>
            {words('call-card.run-without-sandbox')}
          </Button>
        </div>
      )}
      <ErrorText>{error}</ErrorText>
    </div>
  );
}

function shown(names: readonly string[]): string[] {
  return names.map((name) => visibleText(name));
}
