import type { ServerState, ServerTool } from '@shared/servers/servers';
import { words } from '@shared/texts/text';
import { type ReactElement, useEffect, useState } from 'react';
import { api } from '../../state/server-state';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { Switch } from '../../ui/fields/Switch';
import { useAction } from '../../ui/use-action';
import { visibleProse, visibleText } from '../../ui/visible-text';
import styles from './ServerItem.module.css';

type ServerDetailsProps = { readonly project: string; readonly server: ServerState };

/** The tools of a server, each on or off, and the server's output. */
export function ServerDetails({ project, server }: ServerDetailsProps): ReactElement {
  const alias = visibleText(server.alias);
  const { run, error } = useAction();
  const turn = (tool: string, on: boolean) =>
    run(() => api.servers.turn({ project, alias: server.alias, tool, on }));
  return (
    <>
      <div className={styles.title}>{words('servers-page.tools-title')}</div>
      {server.tools.length === 0 ? (
        <p className={styles.why}>{words('servers-page.no-tools')}</p>
      ) : (
        <ul className={styles.tools} aria-label={words('servers-page.tools', { alias })}>
          {server.tools.map((tool) => (
            <li key={tool.name}>
              <ToolLine tool={tool} onTurn={(on) => turn(tool.name, on)} />
            </li>
          ))}
        </ul>
      )}
      <ErrorText>{error}</ErrorText>
      <ServerLog project={project} alias={server.alias} />
    </>
  );
}

type ToolLineProps = { readonly tool: ServerTool; onTurn(on: boolean): void };

function ToolLine({ tool, onTurn }: ToolLineProps): ReactElement {
  const { name, callName, title, description, says, state } = tool;
  const label = title === name ? visibleText(name) : `${visibleProse(title)} (${visibleText(name)})`;
  const isRenamed = !callName.endsWith(`__${name}`);
  return (
    <>
      {state.kind === 'on' || state.kind === 'off' ? (
        <Switch
          label={label}
          hint={visibleProse(firstLine(description))}
          checked={state.kind === 'on'}
          onChange={onTurn}
        />
      ) : (
        <>
          <div>{label}</div>
          <p className={styles.why} data-fault={state.kind === 'unusable' || undefined}>
            {state.kind === 'unusable' ? visibleText(state.why) : words('servers-page.left-out')}
          </p>
        </>
      )}
      {(says.length > 0 || isRenamed) && (
        <div className={styles.hints}>
          {isRenamed && <Badge tone="neutral">{words('servers-page.called', { name: callName })}</Badge>}
          {says.map((hint) => (
            <Badge key={hint} tone={hint === 'destructive' ? 'warning' : 'neutral'}>
              {words('remote-question.says', { hint: words(`remote-question.${hint}`) })}
            </Badge>
          ))}
        </div>
      )}
    </>
  );
}

function firstLine(text: string): string {
  return (text.trim().split('\n')[0] ?? '').slice(0, 200);
}

function ServerLog({ project, alias }: { readonly project: string; readonly alias: string }): ReactElement {
  const [text, setText] = useState('');
  const { run, busy, error } = useAction();
  const read = () => run(() => api.servers.log({ project, alias }).then(setText));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read when it is opened; then when it is asked for.
  useEffect(read, []);
  return (
    <>
      <div className={styles.title}>
        {words('servers-page.log-title')}
        <Button variant="quiet" disabled={busy} onClick={read}>
          {words('servers-page.log-refresh')}
        </Button>
      </div>
      <section
        className={styles.log}
        aria-label={words('servers-page.log', { alias: visibleText(alias) })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
      >
        {text === '' ? words('servers-page.log-empty') : text.split('\n').map(visibleProse).join('\n')}
      </section>
      <ErrorText>{error}</ErrorText>
    </>
  );
}
