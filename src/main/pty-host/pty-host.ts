import { createGuard } from './guard.ts';
import type { FromHost, ToHost } from './host-protocol.ts';
import { loadTerminal } from './load-terminal.ts';
import { createSessions, type Sessions } from './sessions.ts';

// PTY host: the entry of the process with the pseudo-terminals, which isolates crashes of native code and floods. It is
// a child of Node or a utility process of Electron. The imports have file extensions because it also runs from source.

type ParentPort = {
  on(event: 'message', listener: (event: { data: ToHost }) => void): void;
  postMessage(message: FromHost): void;
};

const parentPort = (process as { parentPort?: ParentPort }).parentPort;
// A terminal's hang-up concerns only the programs in it.
process.on('SIGHUP', () => undefined);

// A child of Node notices its parent's end. A utility process is killed together with the application.
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
  // The application is gone for any reason, so everything that it started ends.
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
