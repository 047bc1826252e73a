import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { redact } from './redact';

// Application log, `logs/pilotfish.log` and its predecessors, with secrets redacted. It never throws and never prints:
// if the log fails, Pilotfish continues without it.

export type LogLevel = 'info' | 'warning' | 'error';

export type Log = {
  write(level: LogLevel, text: string, error?: unknown): void;
  /** Resolves when everything written so far is in the file. */
  close(): Promise<void>;
};

export type LogOptions = {
  readonly home: string;
  /** The secrets to redact, read anew for every line. */
  readonly secrets: () => readonly string[];
  /** In bytes. A file of this size is rotated. */
  readonly maxSize?: number;
};

const defaultMaxSize = 1024 * 1024;
/** Number of old files. `pilotfish.log.1` is the youngest. */
export const keptFiles = 4;
const longestEntry = 20_000;

export function createLog({ home, secrets, maxSize = defaultMaxSize }: LogOptions): Log {
  const file = logPath(home);
  let waiting = '';
  let writing: Promise<void> | null = null;

  const flush = async () => {
    while (waiting !== '') {
      const text = waiting;
      waiting = '';
      await append(file, text, maxSize).catch(() => {});
    }
    writing = null;
  };

  return {
    write(level, text, error) {
      const entry = [
        `${new Date().toISOString()} ${process.pid} ${level} ${text}`,
        ...errorLines(error),
      ].join('\n');
      waiting += `${redact(entry, secrets()).slice(0, longestEntry)}\n`;
      writing ??= flush();
    },
    close: async () => void (await writing),
  };
}

export function logPath(home: string): string {
  return path.join(home, 'logs', 'pilotfish.log');
}

function errorLines(error: unknown): string[] {
  if (error === undefined) return [];
  if (!(error instanceof Error)) return [`    ${String(error)}`];
  const own = (error.stack ?? error.message).split('\n').map((line) => `    ${line.trim()}`);
  return error.cause === undefined ? own : [...own, '    caused by', ...errorLines(error.cause)];
}

async function append(file: string, text: string, maxSize: number): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const size = await stat(file).then(
    (stats) => stats.size,
    () => 0,
  );
  if (size >= maxSize) await rotate(file);
  await appendFile(file, text, { mode: 0o600 });
}

/** `pilotfish.log` becomes `.1`, `.1` becomes `.2`, and the oldest is deleted. */
async function rotate(file: string): Promise<void> {
  for (let age = keptFiles; age > 0; age -= 1) {
    const younger = age === 1 ? file : `${file}.${age - 1}`;
    await rename(younger, `${file}.${age}`).catch(() => {});
  }
}
