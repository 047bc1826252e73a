import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { endToEndLimit, soon } from '../src/main/base/testing/soon';

// The built executable as a child process: its output, waiting for a part of it, and its end.

/** Callers run in the project's root, as Playwright and the benchmarks do. */
export const executable = path.resolve('out', 'main', 'cli.js');

export type StartOptions = {
  /** The data folder. */
  readonly home: string;
  /** Added to a plain shell's variables. Of the test's own environment, the process gets only `PATH`. */
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** The whole standard input; if absent, the input stays open. */
  readonly input?: string;
  /** A build of the executable other than this project's. */
  readonly file?: string;
  /** A wrapper program and its arguments. It must replace itself with the command line that follows. */
  readonly through?: readonly string[];
};

export type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

export type Pilotfish = {
  stdout(): string;
  stderr(): string;
  /** Resolves with the first match in standard output, at once if it exists. Rejects if the process ends before. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  kill(signal: NodeJS.Signals): void;
  /** Stops reading its output. */
  closeOutput(): void;
  readonly ended: Promise<Ended>;
};

export function startPilotfish(
  args: readonly string[],
  { home, env, cwd, input, file = executable, through = [] }: StartOptions,
): Pilotfish {
  const [program = process.execPath, ...before] = [...through, process.execPath];
  const child = spawn(program, [...before, file, ...args], {
    cwd: cwd ?? path.dirname(file),
    env: {
      PATH: process.env.PATH ?? '',
      HOME: home,
      LANG: 'en_US.UTF-8',
      PILOTFISH_HOME: home,
      // One cache for all tests: otherwise each data folder would have its own.
      NODE_COMPILE_CACHE: path.resolve('node_modules', '.cache', 'compiled'),
      // Off on every machine, unless a test turns it on.
      PILOTFISH_SANDBOX: 'off',
      ...env,
    },
  });
  if (input !== undefined) child.stdin.end(input);
  const out = collect(child.stdout);
  const err = collect(child.stderr);
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, stdout: out.text(), stderr: err.text() }));
  });
  return {
    stdout: out.text,
    stderr: err.text,
    printed: (pattern) =>
      soon(
        Promise.race([out.match(pattern), unprinted(ended, pattern)]),
        () => `${pattern} in what it prints:\n${out.text()}\n${err.text()}`,
        endToEndLimit,
      ),
    kill: (signal) => void child.kill(signal),
    closeOutput: () => void child.stdout.destroy(),
    ended,
  };
}

type Collected = { text(): string; match(pattern: RegExp): Promise<RegExpExecArray> };

function collect(stream: Readable): Collected {
  let text = '';
  stream.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
  });
  return {
    text: () => text,
    match: (pattern) =>
      new Promise((resolve) => {
        const look = () => {
          const found = pattern.exec(text);
          if (!found) return;
          stream.off('data', look);
          resolve(found);
        };
        stream.on('data', look);
        look();
      }),
  };
}

async function unprinted(ended: Promise<Ended>, pattern: RegExp): Promise<never> {
  const { code, stdout, stderr } = await ended;
  throw new Error(`The process ended with ${code} without printing ${pattern}.\n${stdout}\n${stderr}`);
}
