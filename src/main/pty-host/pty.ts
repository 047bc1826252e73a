/// <reference types="node-pty" />
import { closeSync, constants as fileConstants, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import type * as NodePty from '@lydell/node-pty';
import { NoTerminalError, type OpenPty, type Pty } from './pty-device.ts';
import { createPtyInput, type PtySocket } from './pty-input.ts';
import { adaptWindows, type WindowsTerminal } from './windows-pty.ts';

// A program behind a pseudo-terminal. The only import of node-pty. With windows it runs in a separate process
// (`pty-host.ts`), because its native code can crash.

// Its types use the published name, but the package is installed under another name.
const { spawn }: typeof NodePty = createRequire(import.meta.url)('node-pty');

export const openTerminal: OpenPty = ({ file, args, cwd, env, columns, rows }) => {
  const size = { cols: columns, rows };
  const place = { name: 'xterm-256color', cwd, env: { ...env } };
  if (process.platform === 'win32')
    return adaptWindows(start(file, [...args], { ...size, ...place }) as unknown as WindowsTerminal);
  // Raw bytes: decoding here could cut a character in two.
  return adaptUnix(start(file, [...args], { ...size, ...place, encoding: null }));
};

/** Throws NoTerminalError if the system is out of terminals. */
const start: typeof spawn = (...program) => {
  try {
    return spawn(...program);
  } catch (cause) {
    throw new NoTerminalError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
};

/** Undeclared members of node-pty on Unix. Its own `destroy` would hang up on the program. */
type Inside = {
  readonly fd: number;
  /** The path of the program's end. */
  readonly _pty: string;
  readonly _socket: PtySocket & { destroy(): void };
};

function adaptUnix(pty: NodePty.IPty): Pty {
  const inside = pty as unknown as Inside;
  return {
    device: 'terminal',
    pid: pty.pid,
    // With `encoding: null` the chunks are buffers, contrary to the type.
    onData: (listener) => pty.onData((chunk) => listener(chunk as unknown as Buffer)),
    onExit: (listener) =>
      pty.onExit(({ exitCode, signal }) =>
        listener(signal ? { exitCode: null, signal: signalName(signal) } : { exitCode, signal: null }),
      ),
    write: createPtyInput(inside.fd, inside._socket).write,
    resize: (columns, rows) => pty.resize(columns, rows),
    pause: () => pty.pause(),
    resume: () => pty.resume(),
    descriptor: inside.fd,
    hold: () => openOtherEnd(inside._pty),
    letGo: () => inside._socket.destroy(),
    kill: () => pty.kill('SIGKILL'),
  };
}

/** Best effort: if it cannot be opened, the terminal hangs up early. */
function openOtherEnd(path: string): () => void {
  try {
    // Without `O_NOCTTY` it would become this process's own terminal.
    const end = openSync(path, fileConstants.O_RDWR | fileConstants.O_NOCTTY);
    return () => closeSync(end);
  } catch {
    return () => undefined;
  }
}

function signalName(number: number): string {
  const found = Object.entries(constants.signals).find(([, value]) => value === number);
  return found?.[0] ?? String(number);
}
