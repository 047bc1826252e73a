import { say, type Text, textOf, words } from '@shared/texts/text';
import type { Display } from '@shared/tool-call';
import type { ReactElement } from 'react';
import { useServerState } from '../../state/server-state';
import { visibleText } from '../../ui/visible-text';
import { ShownLines } from '../long-text/ShownLines';
import { AnsiText } from './AnsiText';
import { ansiLines } from './ansi-lines';
import styles from './CommandOutput.module.css';
import { OpenTerminal } from './OpenTerminal';

type CommandOutputProps = { readonly display: Extract<Display, { kind: 'command-output' }> };

/** What a command printed at its end, and how it ended. */
export function CommandOutput({ display }: CommandOutputProps): ReactElement {
  const inBackground = useServerState((state) =>
    state.app?.terminals.some(({ id, background }) => background && id === display.terminalId),
  );
  const lines = ansiLines(say(display.text), Number.POSITIVE_INFINITY);
  return (
    <div className={styles.live}>
      {lines.length > 0 && (
        <ShownLines lines={lines} end="last">
          {(shown) => <AnsiText lines={shown} label={words('call-card.output')} />}
        </ShownLines>
      )}
      <p className={styles.end}>{endWords(display)}</p>
      {!inBackground && <OpenTerminal id={display.terminalId} />}
    </div>
  );
}

function endWords({ exitCode, signal, text, error }: CommandOutputProps['display']): string {
  if (error !== undefined) return visibleText(error);
  const end = endText(exitCode, signal);
  return text === '' ? words('sentences', { all: [textOf('call-card.printed-nothing'), end] }) : say(end);
}

function endText(exitCode: number | null, signal: string | null): Text {
  if (signal !== null) return textOf('call-card.ended-by', { signal });
  return exitCode === null ? textOf('call-card.no-exit-code') : textOf('call-card.exit-code', { exitCode });
}
