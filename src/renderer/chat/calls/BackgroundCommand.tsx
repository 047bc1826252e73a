import { words } from '@shared/texts/text';
import { CircleStop } from 'lucide-react';
import type { ReactElement } from 'react';
import { KeepSwitch } from '../../parts/KeepSwitch';
import { StateIcon } from '../../parts/StateIcon';
import { api, useServerState } from '../../state/server-state';
import { stateWords } from '../../state/terminals/terminal-words';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { useAction } from '../../ui/use-action';
import styles from './BackgroundCommand.module.css';
import { OpenTerminal } from './OpenTerminal';

/** The state of a command, or of its remaining processes, after its call has ended. Empty for any other command. */
export function BackgroundCommand({ id }: { readonly id: string | null }): ReactElement | null {
  const terminal = useServerState((state) => state.app?.terminals.find((each) => each.id === id));
  const { run, busy, error } = useAction();
  if (!terminal?.background && terminal?.state.kind !== 'lingers') return null;
  const running = terminal.state.kind === 'running';
  return (
    <div className={styles.row}>
      <span className={styles.state} role="status">
        <StateIcon terminal={terminal} />
        {running && !terminal.heldBack ? words('call-card.in-background') : stateWords(terminal).words}
      </span>
      <span className={styles.actions}>
        <OpenTerminal id={terminal.id} />
        {terminal.state.kind !== 'ended' && (
          <Button
            variant="quiet"
            icon={CircleStop}
            className={styles.action}
            disabled={busy}
            onClick={() => run(() => api.terminal.stop({ id: terminal.id }))}
          >
            {words('call-card.stop')}
          </Button>
        )}
      </span>
      <ErrorText>{error}</ErrorText>
      <div className={styles.keep}>
        <KeepSwitch terminal={terminal} />
      </div>
    </div>
  );
}
