import { createGuard } from './guard.ts';
import type { FromHost, ToHost } from './host-protocol.ts';
import { loadTerminal } from './load-terminal.ts';
import { createSessions, type Sessions } from './sessions.ts';

// PTY host: the entry of the process that holds the pseudo-terminals. A crash of native code, or a flood, stays here. A
// child of Node or a utility process of Electron; the imports carry their endings because it also runs from source.

type ParentPort = {
  on(event: 'message', listener: (event: { data: ToHost }) => void): void;
  postMessage(message: FromHost): void;
};

const parentPort = (process as { parentPort?: ParentPort }).parentPort;
// A terminal's hang-up is the matter of what runs in it.
process.on('SIGHUP', () => undefined);

// A child of Node hears of its parent's end; a utility process goes with the application at once.
const guard = parentPort ? createGuard() : null;
const sessions: Promise<Sessions> = loadTerminal().then((open) =>
  createSessions({ open, send: tell, onClosed: close }),
);
const receive = (message: ToHost) => {
  guard?.heard(message);
  void sessions.then((all) => all.receive(message));
};
if (parentPort) parentPort.on('message', ({ data }) => receive(data));
else {
  process.on('message', (message) => receive(message as ToHost));
  // The application is gone, however that came about: nothing it started stays.
  process.on('disconnect', () => void sessions.then((all) => all.endAll()).then(() => process.exit(0)));
}

function close(): void {
  guard?.dismiss();
  process.exit(0);
}

function tell(message: FromHost): void {
  guard?.told(message);
  if (parentPort) parentPort.postMessage(message);
  else if (process.connected) process.send?.(message);
}
