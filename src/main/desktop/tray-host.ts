import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

// Whether the desktop shows tray icons. Electron does not report this. If a window closes into a tray that is not
// shown, the user cannot see the process.

/** The program of the desktop that shows the icons registers this name on the session bus. */
const trayName = 'org.kde.StatusNotifierWatcher';

/** In ms. A bus that does not respond counts as missing. */
const longestAnswer = 2000;

/** `ask` resolves with the output of a program. */
export async function hasTray(
  platform: NodeJS.Platform,
  ask: (program: string, args: readonly string[]) => Promise<string>,
): Promise<boolean> {
  if (platform !== 'linux') return true;
  const bus = ['--session', '--print-reply', '--dest=org.freedesktop.DBus', '/org/freedesktop/DBus'];
  const question = ['org.freedesktop.DBus.NameHasOwner', `string:${trayName}`];
  const answer = await ask('dbus-send', [...bus, ...question]).catch(() => '');
  return /boolean true/.test(answer);
}

/** Asks programs of this environment. */
export function asker(env: NodeJS.ProcessEnv) {
  return async (program: string, args: readonly string[]): Promise<string> =>
    (await promisify(execFile)(program, args, { env, timeout: longestAnswer })).stdout;
}
