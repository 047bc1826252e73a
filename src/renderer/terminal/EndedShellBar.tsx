import type { Terminal } from '@shared/terminal/terminal';
import { words } from '@shared/texts/text';
import { RotateCcw, X } from 'lucide-react';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { StateIcon } from '../parts/StateIcon';
import { closeShell, restartShell } from '../state/terminals/terminal-layout';
import { stateWords } from '../state/terminals/terminal-words';
import { Button } from '../ui/Button';
import { ErrorText } from '../ui/ErrorText';
import { useAction } from '../ui/use-action';
import styles from './EndedShellBar.module.css';

/**
 * The end of the user's shell, with a restart button. It takes the focus from the terminal, which no longer needs it.
 */
export function EndedShellBar({ terminal }: { readonly terminal: Terminal }): ReactElement {
  const restart = useRef<HTMLButtonElement>(null);
  const { run, busy, error } = useAction();
  useLayoutEffect(() => {
    const button = restart.current;
    if (button?.closest('[data-terminal-pane]')?.contains(document.activeElement)) button.focus();
  }, []);
  return (
    <div className={styles.bar}>
      <span className={styles.state} role="status">
        <StateIcon terminal={terminal} />
        {stateWords(terminal).words}
      </span>
      <span className={styles.actions}>
        <Button
          ref={restart}
          icon={RotateCcw}
          disabled={busy}
          onClick={() => run(() => restartShell(terminal))}
        >
          {words('terminal-panel.restart-shell')}
        </Button>
        <Button icon={X} disabled={busy} onClick={() => run(() => closeShell(terminal.id))}>
          {words('terminal-panel.close-shell')}
        </Button>
      </span>
      <ErrorText>{error}</ErrorText>
    </div>
  );
}
