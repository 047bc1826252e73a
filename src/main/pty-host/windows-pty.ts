import type { Pty } from './pty-device.ts';

// ConPTY, the Windows console for a user's shell. It adapts node-pty's object, which sends text and throws
// unexpectedly. To end its program, node-pty would start a second process of this application.

/** Members of node-pty on Windows. Undeclared ones begin with `_`. */
export type WindowsTerminal = {
  readonly pid: number;
  onData(listener: (text: string) => void): unknown;
  onExit(listener: (exit: { readonly exitCode: number }) => void): unknown;
  write(text: string): void;
  resize(columns: number, rows: number): void;
  pause(): void;
  resume(): void;
  /** Errors of the socket that it reads. It throws those that have no other listener. */
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
  // The end is reported elsewhere. An unhandled error here would end the whole process.
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
      // Closing the console ends its programs. The library's own way first forks this program to list them.
      agent._ptyNative.kill(agent._pty);
      agent._conoutSocketWorker.dispose();
    }),
  };
}

/**
 * Before its first output, the library would delay a resize. It would then throw uncatchably if the program had ended
 * by that time. So the size is stored here.
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
    // The library is ready only after its own listener has run as well.
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
