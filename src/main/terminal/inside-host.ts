import { createGuard, type Guard } from '../pty-host/guard';
import type { FromHost, HostProcess } from '../pty-host/host-protocol';
import { loadTerminal } from '../pty-host/load-terminal';
import { openPipes } from '../pty-host/pipes';
import type { OpenPty } from '../pty-host/pty-device';
import type { Sessions } from '../pty-host/sessions';
import type { StartHostProcess } from './host-process';

// A PTY host inside this process, with the same behaviour as the separate process.

type InsideOptions = {
  /** Called once, before the first run. */
  readonly load: () => Promise<OpenPty>;
  /** Ends the runs when this process is killed; null: they continue. */
  readonly guard: Guard | null;
};

/** With pseudo-terminals and a guard. For headless use, where a separate process is not worth its memory. */
export const startTerminalsInside: StartHostProcess = () =>
  startInside({ load: loadTerminal, guard: createGuard() });

/** With pipes, if a separate process is impossible. */
export const startPipesInside = (): HostProcess => startInside({ load: async () => openPipes, guard: null });

function startInside({ load, guard }: InsideOptions): HostProcess {
  const messages: ((message: FromHost) => void)[] = [];
  const exits: (() => void)[] = [];
  const exit = () => {
    for (const listener of exits) listener();
  };
  const start = async (): Promise<Sessions> => {
    const { createSessions } = await import('../pty-host/sessions');
    return createSessions({
      open: await load(),
      send(message) {
        guard?.told(message);
        for (const listener of messages) listener(message);
      },
      onClosed() {
        guard?.dismiss();
        exit();
      },
    });
  };
  const sessions = start();
  return {
    send(message) {
      guard?.heard(message);
      // Asynchronous, so that the caller already has its return value.
      void sessions.then((all) => all.receive(message));
    },
    onMessage: (listener) => void messages.push(listener),
    onExit: (listener) => void exits.push(listener),
    kill: exit,
  };
}
