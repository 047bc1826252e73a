import { spawn } from 'node:child_process';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import type { Shell } from './shell';
import { windowShownVariable } from './window-shown';

// Runs Electron until it ends. Distinguishes a requested end, a crash, and an end before the first window.

export type ElectronEnd =
  | { readonly kind: 'ended'; readonly code: number }
  /** Electron had opened a window before. */
  | { readonly kind: 'crashed'; readonly code: number; readonly signal: NodeJS.Signals }
  | { readonly kind: 'no-window'; readonly start: FailedStart };

/** `reason` is the message of the system. */
export type FailedStart =
  | { readonly kind: 'not-started'; readonly reason: string }
  | { readonly kind: 'code'; readonly code: number }
  | { readonly kind: 'signal'; readonly signal: NodeJS.Signals };

export async function runElectron(
  electron: string,
  args: readonly string[],
  shell: Shell,
): Promise<ElectronEnd> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pilotfish-start-'));
  try {
    const mark = path.join(folder, 'window-shown');
    const exit = await exitOf(electron, args, {
      ...shell,
      env: { ...shell.env, [windowShownVariable]: mark },
    });
    return endOf(exit, await exists(mark));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Exit = FailedStart | { readonly kind: 'stopped'; readonly code: number };

async function exitOf(electron: string, args: readonly string[], { env, stopped }: Shell): Promise<Exit> {
  // With this variable, Electron would run as plain Node.
  const { ELECTRON_RUN_AS_NODE: _, ...rest } = env;
  const child = spawn(electron, args, { stdio: 'inherit', env: rest });
  let wasStopped = false;
  void stopped.then(() => {
    wasStopped = true;
    child.kill('SIGTERM');
  });
  return await new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ kind: 'not-started', reason: message }));
    child.once('exit', (code, signal) => {
      if (wasStopped) resolve({ kind: 'stopped', code: code ?? 0 });
      else resolve(signal ? { kind: 'signal', signal } : { kind: 'code', code: code ?? 1 });
    });
  });
}

/** Users and the system end programs with these signals. */
const askedFor: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

function endOf(exit: Exit, hasShown: boolean): ElectronEnd {
  switch (exit.kind) {
    case 'not-started':
      return { kind: 'no-window', start: exit };
    case 'stopped':
      return { kind: 'ended', code: exit.code };
    case 'code':
      return hasShown || exit.code === 0
        ? { kind: 'ended', code: exit.code }
        : { kind: 'no-window', start: exit };
    case 'signal': {
      const { signal } = exit;
      const code = 128 + constants.signals[signal];
      if (askedFor.includes(signal)) return { kind: 'ended', code };
      return hasShown ? { kind: 'crashed', code, signal } : { kind: 'no-window', start: exit };
    }
  }
}

async function exists(file: string): Promise<boolean> {
  return await access(file).then(
    () => true,
    () => false,
  );
}
