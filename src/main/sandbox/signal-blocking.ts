import { execFile } from 'node:child_process';

// Blocked signals: what interrupts or ends a command is sent to all that holds it too, which would end at once and take
// the command with it. While those block it, the command hears of it alone and has the time to clean up.

/** What goes before a program; nothing where `env` cannot do it (GNU coreutils before 8.31). */
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
