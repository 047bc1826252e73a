import type { Pty } from './pty-device.ts';

// ConPTY, the Windows console behind which a person's shell runs: node-pty's object there, which sends text, throws
// where it should not, and would end its program by way of a second process of this application.

/** What node-pty has under Windows; the parts it does not declare begin with `_`. */
export type WindowsTerminal = {
  readonly pid: number;
  onData(listener: (text: string) => void): unknown;
  onExit(listener: (exit: { readonly exitCode: number }) => void): unknown;
  write(text: string): void;
  resize(columns: number, rows: number): void;
  pause(): void;
  resume(): void;
  /** Of the socket it reads; it throws what nobody else listens to. */
  on(event: 'error', listener: () => void): void;
  readonly _agent: {
    readonly inSocket: { on(event: 'error', listener: () => void): unknown };
    readonly _ptyNative: { kill(id: number): void };
    readonly _pty: number;
    readonly _conoutSocketWorker: { dispose(): void };
  };
};

export function adaptWindows(terminal: WindowsTerminal): Pty {
  const agent = terminal._agent;
  // Its end is told elsewhere; an error here would be that of the whole process.
  terminal.on('error', () => undefined);
  agent.inSocket.on('error', () => undefined);
  return {
    device: 'terminal',
    pid: terminal.pid,
    onData: (listener) => void terminal.onData((text) => listener(Buffer.from(text))),
    onExit: (listener) => void terminal.onExit(({ exitCode }) => listener({ exitCode, signal: null })),
    write: (text) => terminal.write(text),
    resize: resizeOf(terminal),
    pause: () => terminal.pause(),
    resume: () => terminal.resume(),
    descriptor: null,
    hold: () => () => undefined,
    letGo: () => undefined,
    kill: once(() => {
      // Closing the console ends what is in it. The library's own way first asks a fork of this program who that is.
      agent._ptyNative.kill(agent._pty);
      agent._conoutSocketWorker.dispose();
    }),
  };
}

/**
 * Before its first output the library would keep the size for then, and throw where nobody can catch it if the program
 * has ended by that time. So it is kept here.
 */
function resizeOf(terminal: WindowsTerminal): Pty['resize'] {
  let wanted: readonly [number, number] | null = null;
  let isReady = false;
  const apply = () => {
    if (!isReady || wanted === null) return;
    const [columns, rows] = wanted;
    wanted = null;
    try {
      terminal.resize(columns, rows);
    } catch {
      // It has ended.
    }
  };
  terminal.onData(() => {
    if (isReady) return;
    // The library is ready after its own listener has been called as well.
    setImmediate(() => {
      isReady = true;
      apply();
    });
  });
  return (columns, rows) => {
    wanted = [columns, rows];
    apply();
  };
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
