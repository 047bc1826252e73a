import type { Terminal } from '@shared/terminal/terminal';
import { words } from '@shared/texts/text';
import { CircleStop, Keyboard, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { KeepSwitch } from '../parts/KeepSwitch';
import { StateIcon } from '../parts/StateIcon';
import { api, useServerState } from '../state/server-state';
import { goToFront, removeCommand, takeOver, useTerminalLayout } from '../state/terminals/terminal-layout';
import { otherProject, stateWords } from '../state/terminals/terminal-words';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { ErrorText } from '../ui/ErrorText';
import { useAction } from '../ui/use-action';
import styles from './CommandBar.module.css';

/** The state of a command of the agent, and the user's actions on it. */
export function CommandBar({ terminal }: { readonly terminal: Terminal }): ReactElement {
  const { id, state, background } = terminal;
  const taken = useTerminalLayout((layout) => layout.takenOver.includes(id));
  const openRoot = useServerState((state) => state.project?.root ?? null);
  const elsewhere = otherProject(terminal, openRoot);
  const { run, busy, error } = useAction();
  const running = state.kind === 'running';
  return (
    <div className={styles.bar}>
      <span className={styles.state} role="status">
        <StateIcon terminal={terminal} />
        {stateWords(terminal).words}
      </span>
      {background && <Badge tone="neutral">{words('terminal-panel.background')}</Badge>}
      {elsewhere !== null && (
        <Badge tone="neutral">{words('terminal-panel.of-project', { name: elsewhere })}</Badge>
      )}
      <span className={styles.hint}>{hintWords(terminal, taken)}</span>
      {running && state.awaitsInput && !taken && (
        <Button icon={Keyboard} disabled={busy} onClick={() => run(() => takeOver(id))}>
          {words('terminal-panel.take-over')}
        </Button>
      )}
      {state.kind !== 'ended' && (
        <Button icon={CircleStop} disabled={busy} onClick={() => run(() => api.terminal.stop({ id }))}>
          {words('terminal-panel.stop')}
        </Button>
      )}
      {state.kind === 'ended' && (
        <Button icon={X} disabled={busy} onClick={() => run(() => removeCommand(id).then(goToFront))}>
          {words('terminal-panel.remove')}
        </Button>
      )}
      <KeepSwitch terminal={terminal} />
      <ErrorText>{error}</ErrorText>
    </div>
  );
}

function hintWords({ state, fromBefore }: Terminal, taken: boolean): string {
  if (state.kind === 'running' && fromBefore) return words('terminal-panel.running-from-before');
  return words(taken && state.kind === 'running' ? 'terminal-panel.taken-over' : 'terminal-panel.to-read');
}
