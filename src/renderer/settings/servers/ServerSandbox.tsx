import type { ServerState, StoppedHost } from '@shared/servers/servers';
import { words } from '@shared/texts/text';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { SandboxPlace } from '../../parts/SandboxPlace';
import { api } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { useAction } from '../../ui/use-action';
import { visibleText } from '../../ui/visible-text';
import styles from './ServerItem.module.css';

type ServerSandboxProps = { readonly project: string; readonly server: ServerState };

/** The sandbox of a server's process, and the hosts that it blocked. A button allows each host. */
export function ServerSandbox({ project, server }: ServerSandboxProps): ReactElement | null {
  const { alias, sandbox } = server;
  if (sandbox === null) return null;
  return (
    <>
      <SandboxPlace place={sandbox} />
      {sandbox.kind === 'in' &&
        sandbox.stopped.map((stopped) => (
          <Stopped key={stopped.host} project={project} alias={alias} stopped={stopped} />
        ))}
    </>
  );
}

type StoppedProps = { readonly project: string; readonly alias: string; readonly stopped: StoppedHost };

function Stopped({ project, alias, stopped }: StoppedProps): ReactElement {
  const { run, busy, error } = useAction();
  const { canBeAllowed } = stopped;
  const host = visibleText(stopped.host);
  return (
    <div className={styles.stopped}>
      <p className={styles.why} data-fault>
        {words(canBeAllowed ? 'servers-page.stopped' : 'servers-page.stopped-by-rule', { host })}
      </p>
      {canBeAllowed && (
        <Button
          icon={Check}
          disabled={busy}
          onClick={() => run(() => api.servers.allowHost({ project, alias, host: stopped.host }))}
        >
          {words('servers-page.allow-host', { host })}
        </Button>
      )}
      <ErrorText>{error}</ErrorText>
    </div>
  );
}
