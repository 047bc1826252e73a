import { execFile } from 'node:child_process';

// Blocked signals: a signal to a command also reaches the programs around it, which would end at once and end the
// command with them. They block the signal, so only the command gets it and has time to clean up.

/** Words to put before a program. Empty if `env` cannot block signals (GNU coreutils before 8.31). */
export type Blocking = { readonly outside: string; readonly inside: string };

export const noBlocking: Blocking = { outside: '', inside: '' };

const signals = ['INT', 'QUIT', 'TERM'].join();
const outside = ['/usr/bin/env', `--block-signal=${signals}`] as const;

let known: Promise<Blocking> | null = null;

export function signalBlocking(): Promise<Blocking> {
  known ??= new Promise((resolve) => {
    const [program, ...options] = outside;
    execFile(program, [...options, 'true'], (error) =>
      resolve(error ? noBlocking : { outside: outside.join(' '), inside: `--default-signal=${signals}` }),
    );
  });
  return known;
}
