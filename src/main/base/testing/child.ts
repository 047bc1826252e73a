import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { builtFile } from '../processes/built-file';
import { soon } from './soon';

// Runs a TypeScript file as a real process, for tests of several processes, or a killed one, on the same files.

export type Child = {
  readonly process: ChildProcess;
  /** The output of the process, line by line. */
  readonly lines: AsyncIterableIterator<string>;
  /** Sends a line to its standard input. */
  tell(line: string): void;
  /** Resolves with its exit code, null if a signal ended it. */
  readonly ended: Promise<number | null>;
};

export type ChildOptions = {
  /** In blocks of 1,024 bytes. For the process, the disk is full when a file reaches this size. */
  readonly fileSizeLimit?: number;
  /** File modes apply to the process, even when the tests run as root. */
  readonly unprivileged?: boolean;
};

export function startChild(
  script: URL,
  args: readonly string[],
  { fileSizeLimit, unprivileged = false }: ChildOptions = {},
): Child {
  const built = builtFile(`${path.basename(script.pathname, '.ts')}.js`);
  const command = [process.execPath, built, ...args];
  const [file = '', ...rest] =
    fileSizeLimit === undefined
      ? command
      : ['bash', '-c', `ulimit -f ${fileSizeLimit}; exec "$@"`, 'bash', ...command];
  const user = unprivileged && process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  const child = spawn(file, rest, { stdio: ['pipe', 'pipe', 'inherit'], ...user });
  const printed = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const lines: AsyncIterableIterator<string> = {
    [Symbol.asyncIterator]: () => lines,
    next: () => soon(printed.next(), () => `a line of ${fileURLToPath(script)}`),
  };
  return {
    process: child,
    lines,
    tell: (line) => child.stdin.write(`${line}\n`),
    ended: once(child, 'exit').then(([code]) => code as number | null),
  };
}

const nobody = 65534;
