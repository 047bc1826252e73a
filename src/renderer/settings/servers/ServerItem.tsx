import type { ServerState } from '@shared/servers/servers';
import { type AnyText, words } from '@shared/texts/text';
import { ChevronDown, ChevronRight, Pencil, RotateCw, Trash2 } from 'lucide-react';
import { type ReactElement, useId, useState } from 'react';
import { api } from '../../state/server-state';
import { Badge } from '../../ui/Badge';
import { ErrorText } from '../../ui/ErrorText';
import { Switch } from '../../ui/fields/Switch';
import { IconButton } from '../../ui/IconButton';
import { useAction } from '../../ui/use-action';
import { visibleText } from '../../ui/visible-text';
import section from '../parts/Section.module.css';
import { RemoveServer } from './RemoveServer';
import { ServerDetails } from './ServerDetails';
import styles from './ServerItem.module.css';
import { ServerSandbox } from './ServerSandbox';
import { SignIn } from './sign-in/SignIn';

type ServerItemProps = { readonly project: string; readonly server: ServerState; onEdit(): void };

/** A server with its state, and below it its tools and its log. */
export function ServerItem({ project, server, onEdit }: ServerItemProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { run, busy, error } = useAction();
  const id = useId();
  const { connection, origin } = server;
  const alias = visibleText(server.alias);
  const isOn = connection.kind !== 'off';
  const turn = (on: boolean) => run(() => api.servers.turn({ project, alias: server.alias, tool: null, on }));
  const canRun = !['unusable', 'not-trusted', 'off'].includes(connection.kind);
  return (
    <li className={styles.server}>
      <div className={section.item}>
        <IconButton
          label={words('servers-page.details', { alias })}
          icon={isOpen ? ChevronDown : ChevronRight}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
        <div className={section.words}>
          <Heading server={server} />
          <p className={styles.place}>{visibleText(server.place)}</p>
          <Why connection={connection} />
          <ServerSandbox project={project} server={server} />
          {server.transport === 'http' && <SignIn project={project} server={server} />}
          <ErrorText>{error}</ErrorText>
        </div>
        <div className={section.actions}>
          {canRun && (
            <IconButton
              label={words('servers-page.restart', { alias })}
              icon={RotateCw}
              disabled={busy}
              onClick={() => run(() => api.servers.restart({ project, alias: server.alias }))}
            />
          )}
          {origin === 'settings' && (
            <>
              <IconButton label={words('servers-page.edit', { alias })} icon={Pencil} onClick={onEdit} />
              <IconButton
                label={words('servers-page.remove', { alias })}
                icon={Trash2}
                onClick={() => setRemoving(true)}
              />
            </>
          )}
        </div>
      </div>
      {isOpen && (
        <div id={id} className={styles.details}>
          <Switch label={words('servers-page.on', { alias })} checked={isOn} onChange={turn} />
          <ServerDetails project={project} server={server} />
        </div>
      )}
      {removing && <RemoveServer alias={server.alias} onClose={() => setRemoving(false)} />}
    </li>
  );
}

const tones = {
  unusable: 'danger',
  off: 'neutral',
  'not-trusted': 'warning',
  idle: 'neutral',
  starting: 'accent',
  'needs-sign-in': 'warning',
  ready: 'success',
  restarting: 'warning',
  failed: 'danger',
} as const satisfies Record<ServerState['connection']['kind'], string>;

function Heading({ server }: { readonly server: ServerState }): ReactElement {
  const { alias, connection, file, isBelieved, tools } = server;
  const on = tools.filter(({ state }) => state.kind === 'on').length;
  return (
    <div className={section.name}>
      {visibleText(alias)}
      <span role="status">
        <Badge tone={tones[connection.kind]}>{words(`servers-page.${connection.kind}`)}</Badge>
      </span>
      {file !== undefined && <Badge tone="neutral">{words('servers-page.from-file', { file })}</Badge>}
      {isBelieved && <Badge tone="warning">{words('servers-page.believed')}</Badge>}
      {connection.kind === 'ready' && (
        <span className={styles.count}>{words('servers-page.tool-count', { on, all: tools.length })}</span>
      )}
    </div>
  );
}

function Why({ connection }: Pick<ServerState, 'connection'>): ReactElement | null {
  const why: AnyText | null =
    'why' in connection
      ? connection.why
      : connection.kind === 'not-trusted'
        ? words('servers-page.not-trusted-hint')
        : null;
  const isFatal = connection.kind === 'failed' || connection.kind === 'unusable';
  return why === null ? null : (
    <p className={styles.why} data-fault={isFatal || undefined}>
      {visibleText(why)}
    </p>
  );
}
