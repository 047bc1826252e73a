import type { Display } from '@shared/tool-call';
import type { ReactElement } from 'react';
import { useServerState } from '../../state/server-state';
import { visibleText } from '../../ui/visible-text';
import { AnsiText } from './AnsiText';
import { ansiLines } from './ansi-lines';
import styles from './CommandOutput.module.css';
import { OpenTerminal } from './OpenTerminal';

type CommandOutputProps = { readonly display: Extract<Display, { kind: 'command-output' }> };

/** What a command printed at its end, and how it ended. */
export function CommandOutput({ display }: CommandOutputProps): ReactElement {
  const inBackground = useServerState((mirror) =>
    mirror.app?.terminals.some(({ id, background }) => background && id === display.terminalId),
  );
  const lines = ansiLines(display.text, Number.POSITIVE_INFINITY);
  return (
    <div className={styles.live}>
      {lines.length > 0 && <AnsiText lines={lines} label="Output" />}
      <p className={styles.end}>{endWords(display)}</p>
      {!inBackground && <OpenTerminal id={display.terminalId} />}
    </div>
  );
}

function endWords({ exitCode, signal, text, error }: CommandOutputProps['display']): string {
  if (error !== undefined) return visibleText(error);
  const printed = text === '' ? 'It printed nothing. ' : '';
  if (signal !== null) return `${printed}Ended by ${signal}.`;
  return exitCode === null ? `${printed}No exit code yet.` : `${printed}Exit code ${exitCode}.`;
}
