import { createGuard, type Guard } from '../pty-host/guard';
import type { FromHost, HostProcess } from '../pty-host/host-protocol';
import { loadTerminal } from '../pty-host/load-terminal';
import { openPipes } from '../pty-host/pipes';
import type { OpenPty } from '../pty-host/pty-device';
import { createSessions, type Sessions } from '../pty-host/sessions';
import type { StartHostProcess } from './host-process';

// A host inside this process: it does what the process that holds the pseudo-terminals does, without one.

type InsideOptions = {
  /** Asked once, before the first run. */
  readonly load: () => Promise<OpenPty>;
  /** Ends what runs when this process is killed; null: nobody does. */
  readonly guard: Guard | null;
};

/** With pseudo-terminals and guarded: for where nobody looks on, so that a process of its own is not worth its memory. */
export const startTerminalsInside: StartHostProcess = () =>
  startInside({ load: loadTerminal, guard: createGuard() });

/** Behind pipes: for where no process of its own can be had. */
export const startPipesInside = (): HostProcess => startInside({ load: async () => openPipes, guard: null });

function startInside({ load, guard }: InsideOptions): HostProcess {
  const messages: ((message: FromHost) => void)[] = [];
  const exits: (() => void)[] = [];
  const exit = () => {
    for (const listener of exits) listener();
  };
  const start = async (): Promise<Sessions> =>
    createSessions({
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
  const sessions = start();
  return {
    send(message) {
      guard?.heard(message);
      // Never before the caller has what it is given.
      void sessions.then((all) => all.receive(message));
    },
    onMessage: (listener) => void messages.push(listener),
    onExit: (listener) => void exits.push(listener),
    kill: exit,
  };
}
