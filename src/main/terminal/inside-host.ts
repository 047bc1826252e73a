import type { FromHost, HostProcess } from '../pty-host/host-protocol';
import { openPipes } from '../pty-host/pipes';
import { createSessions } from '../pty-host/sessions';

/** What a host does, in this process and behind pipes: for where no process of its own can be had. */
export function startInside(): HostProcess {
  const messages: ((message: FromHost) => void)[] = [];
  const exits: (() => void)[] = [];
  const exit = () => {
    for (const listener of exits) listener();
  };
  const sessions = createSessions({
    open: openPipes,
    send(message) {
      for (const listener of messages) listener(message);
    },
    onClosed: exit,
  });
  return {
    // Never before the caller has what it is given.
    send: (message) => queueMicrotask(() => sessions.receive(message)),
    onMessage: (listener) => void messages.push(listener),
    onExit: (listener) => void exits.push(listener),
    kill: exit,
  };
}
