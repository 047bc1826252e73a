/// <reference types="node-pty" />
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import type * as NodePty from '@lydell/node-pty';
import type { OpenPty, Pty } from './pty-device.ts';

// A program behind a pseudo-terminal. The only import of node-pty, and only in the host process: its native code can
// crash.

// Its types are declared under the name it was published by, not the one it is installed under.
const { spawn }: typeof NodePty = createRequire(import.meta.url)('node-pty');

export const openTerminal: OpenPty = ({ file, args, cwd, env, columns, rows }) => {
  const pty = spawn(file, [...args], {
    name: 'xterm-256color',
    cols: columns,
    rows,
    cwd,
    env: { ...env },
    // Bytes as they are: decoding here could cut a character in two.
    encoding: null,
  });
  return adapt(pty);
};

function adapt(pty: NodePty.IPty): Pty {
  return {
    device: 'terminal',
    pid: pty.pid,
    // With `encoding: null` the chunks are buffers, whatever the type says.
    onData: (listener) => pty.onData((chunk) => listener(chunk as unknown as Buffer)),
    onExit: (listener) =>
      pty.onExit(({ exitCode, signal }) =>
        listener(signal ? { exitCode: null, signal: signalName(signal) } : { exitCode, signal: null }),
      ),
    write: (text) => pty.write(text),
    resize: (columns, rows) => pty.resize(columns, rows),
    pause: () => pty.pause(),
    resume: () => pty.resume(),
    kill: () => pty.kill(process.platform === 'win32' ? undefined : 'SIGKILL'),
  };
}

function signalName(number: number): string {
  const found = Object.entries(constants.signals).find(([, value]) => value === number);
  return found?.[0] ?? String(number);
}
