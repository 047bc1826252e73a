import { type AnyText, say, textOf, words } from '@shared/texts/text';
import type { Display } from '@shared/tool-call/tool-call';
import type { ReactElement } from 'react';
import { useServerState } from '../../state/server-state';
import { visibleText } from '../../ui/visible-text';
import { ShownLines } from '../long-text/ShownLines';
import { AnsiText } from './AnsiText';
import { ansiLines } from './ansi-lines';
import styles from './CommandOutput.module.css';
import { OpenTerminal } from './OpenTerminal';

type CommandOutputProps = { readonly display: Extract<Display, { kind: 'command-output' }> };

/** The last output of a command, and how it ended, unless the head of its call already says so. */
export function CommandOutput({ display }: CommandOutputProps): ReactElement {
  const inBackground = useServerState((state) =>
    state.app?.terminals.some(({ id, background }) => background && id === display.terminalId),
  );
  const end = endOf(display);
  const lines = ansiLines(say(display.text), Number.POSITIVE_INFINITY);
  return (
    <div className={styles.live}>
      {lines.length > 0 && (
        <ShownLines lines={lines} end="last">
          {(shown) => <AnsiText lines={shown} label={words('call-card.output')} />}
        </ShownLines>
      )}
      {end !== null && <p className={styles.end}>{visibleText(end)}</p>}
      {!inBackground && <OpenTerminal id={display.terminalId} />}
    </div>
  );
}

function endOf({ exitCode, signal, text, error, stopped }: CommandOutputProps['display']): AnyText | null {
  if (error !== undefined) return error;
  const all = [
    ...(text === '' ? [textOf('call-card.printed-nothing')] : []),
    ...(signal !== null && !stopped ? [textOf('call-card.ended-by', { signal })] : []),
    ...(signal === null && exitCode === null && !stopped ? [textOf('call-card.no-exit-code')] : []),
  ];
  return all.length === 0 ? null : textOf('sentences', { all });
}
