import path from 'node:path';
import type { Log } from '../storage/log';
import type { LoginAnswer } from './login-environment';

// Adopts the login shell's environment for the programs that Pilotfish starts, and logs that.

export type Adopting = {
  /** Changed in place, because all code that starts programs reads it. */
  readonly env: NodeJS.ProcessEnv;
  readonly platform: NodeJS.Platform;
  readonly log: Pick<Log, 'write'>;
};

export function adoptEnvironment(answer: LoginAnswer, { env, platform, log }: Adopting): void {
  switch (answer.kind) {
    case 'not-asked':
      log.write('info', `commands get the environment as it is: ${answer.why}`);
      return;
    case 'failed':
      env.PATH = withUsualFolders(env.PATH ?? '');
      log.write('warning', `${answer.shell} was asked for its environment: ${answer.why}. ${fallBack}`);
      break;
    case 'answered': {
      const changed = Object.entries(answer.variables).filter(([name, value]) => env[name] !== value);
      Object.assign(env, Object.fromEntries(changed));
      const names = changed.map(([name]) => name).join(', ') || 'nothing new';
      log.write('info', `commands get the environment of ${answer.shell}: ${names}`);
    }
  }
  if (platform === 'darwin' && !isLocaleSet(env)) env.LANG = macLocale;
}

const fallBack = 'Commands get the environment of the desktop, with the usual folders in PATH.';

/** Folders with programs of users that are not in a desktop's `PATH`. */
const usualFolders = ['/opt/homebrew/bin', '/usr/local/bin'];

function withUsualFolders(searchPath: string): string {
  const folders = searchPath.split(path.delimiter).filter((folder) => folder !== '');
  return [...new Set([...folders, ...usualFolders])].join(path.delimiter);
}

/** On a Mac, the terminal sets it, not the shell. Without it, programs print only ASCII. */
const macLocale = 'en_US.UTF-8';

function isLocaleSet({ LANG, LC_ALL, LC_CTYPE }: NodeJS.ProcessEnv): boolean {
  return [LANG, LC_ALL, LC_CTYPE].some((value) => value !== undefined && value !== '');
}
