import type { Terminal } from '@shared/terminal/terminal';
import { words } from '@shared/texts/text';
import { type ReactElement, useEffect, useState } from 'react';
import { useServerState } from '../../state/server-state';
import { listenToTerminal } from '../../state/terminals/terminal-feed';
import { AnsiText } from './AnsiText';
import { type AnsiLine, ansiLines } from './ansi-lines';
import styles from './CommandOutput.module.css';
import { OpenTerminal } from './OpenTerminal';

/** Lines that a card shows of a running command, and characters at the end of the output that they come from. */
const shownLines = 12;
const lookedAt = 8000;

/** The last lines of a running command, for a call that has one. */
export function LiveOutput(props: { readonly chatId: string; readonly callId: string }): ReactElement | null {
  const { chatId, callId } = props;
  const terminal = useServerState((state) => terminalOf(state.app?.terminals, chatId, callId));
  if (!terminal) return null;
  const awaitsInput = terminal.state.kind === 'running' && terminal.state.awaitsInput;
  return (
    <div className={styles.live}>
      <LastLines id={terminal.id} />
      {awaitsInput && (
        <p className={styles.waits} role="status">
          {words('call-card.awaits-input')}
        </p>
      )}
      <OpenTerminal id={terminal.id} />
    </div>
  );
}

function LastLines({ id }: { readonly id: string }) {
  const [lines, setLines] = useState<readonly AnsiLine[]>([]);
  useEffect(() => {
    let end = '';
    let frame: number | null = null;
    const draw = () => {
      frame = null;
      setLines(ansiLines(end, shownLines));
    };
    const take = (text: string) => {
      end = text.slice(-lookedAt);
      frame ??= requestAnimationFrame(draw);
    };
    const stop = listenToTerminal(id, {
      onSnapshot: take,
      onOutput: (text, done) => {
        take(end + text);
        done();
      },
    });
    return () => {
      stop();
      if (frame !== null) cancelAnimationFrame(frame);
    };
  }, [id]);
  return lines.length === 0 ? null : <AnsiText lines={lines} label={words('call-card.output-so-far')} />;
}

function terminalOf(
  terminals: readonly Terminal[] | undefined,
  chatId: string,
  callId: string,
): Terminal | undefined {
  return terminals?.find(({ call }) => call?.chatId === chatId && call.callId === callId);
}
