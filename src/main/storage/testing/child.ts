import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

// A TypeScript file run as a real process, for tests of what several processes, or a killed one, do to files.

export type Child = {
  readonly process: ChildProcess;
  /** What it prints, line by line. */
  readonly lines: AsyncIterableIterator<string>;
  /** Sends it a line on standard input. */
  tell(line: string): void;
  /** Resolves with its exit code, null when a signal ended it. */
  readonly ended: Promise<number | null>;
};

/** Starts `script`. `fileSizeLimit`, in blocks of 1,024 bytes, makes its disk full at that size of a file. */
export function startChild(
  script: URL,
  args: readonly string[],
  { fileSizeLimit }: { fileSizeLimit?: number } = {},
): Child {
  const hooks = new URL('./typescript-hooks.mjs', import.meta.url).href;
  const command = [process.execPath, '--import', hooks, fileURLToPath(script), ...args];
  const [file = '', ...rest] =
    fileSizeLimit === undefined
      ? command
      : ['bash', '-c', `ulimit -f ${fileSizeLimit}; exec "$@"`, 'bash', ...command];
  const child = spawn(file, rest, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  return {
    process: child,
    lines: lines[Symbol.asyncIterator](),
    tell: (line) => child.stdin.write(`${line}\n`),
    ended: once(child, 'exit').then(([code]) => code as number | null),
  };
}
