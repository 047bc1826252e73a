import { readFile, realpath } from 'node:fs/promises';
import { words } from '@shared/texts/text';
import { findElectron } from './electron-binary';
import { fetchElectron } from './fetch-electron';
import type { FailedStart } from './run-electron';
import { runElectron } from './run-electron';
import { serve } from './serve';
import type { Shell } from './shell';

// `pilotfish [folder …]`: opens a window for each folder in Electron, or in the browser if Electron cannot run.

export type WindowRequest = {
  readonly folders: readonly string[];
  /** For Chromium. */
  readonly switches?: readonly string[];
  /** The folder with Electron among its dependencies, perhaps. Electron also runs this folder. */
  readonly packageFolder: string;
  readonly shell: Shell;
  readonly platform: NodeJS.Platform;
  /** The kernel's file that tells whether AppArmor restricts user namespaces; absent: its usual path. */
  readonly restrictionFile?: string;
};

/** Runs until the window or the server is closed. Returns the exit code. */
export async function openWindow(request: WindowRequest): Promise<number> {
  const { folders, switches = [], packageFolder, shell, platform, restrictionFile } = request;
  const { env, complain } = shell;
  const served = async (why: string) => {
    complain(why);
    await serve({ folders, port: null, address: '127.0.0.1', opensBrowser: true }, shell);
    return 0;
  };
  if (!hasDisplay(env, platform)) return await served(words('cli.no-display'));
  const electron =
    (await findElectron(packageFolder, env)) ?? (await fetchElectron({ packageFolder, env, complain }));
  if (!electron) return await served(words('cli.no-electron'));
  const end = await runElectron(electron, [...switches, packageFolder, ...folders], shell);
  switch (end.kind) {
    case 'ended':
      return end.code;
    case 'crashed':
      complain(words('cli.electron-crashed', { signal: end.signal }));
      return end.code;
    case 'no-window': {
      const remedy = await sandboxRemedy(electron, end.start, restrictionFile);
      if (remedy) complain(remedy);
      return await served(words('cli.no-window', { how: howOf(end.start) }));
    }
  }
}

export function hasDisplay(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): boolean {
  return platform === 'darwin' || platform === 'win32' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

function howOf(start: FailedStart): string {
  switch (start.kind) {
    case 'not-started':
      return start.reason;
    case 'code':
      return words('cli.exit-code', { code: start.code });
    case 'signal':
      return start.signal;
  }
}

// Why Electron's sandbox fails on Ubuntu 24.04 and newer, and the remedy for the user. The sandbox stays on.

/** The kernel's switch, set by Ubuntu: only programs with an AppArmor profile may create a user namespace. */
const restriction = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';

/**
 * The instructions that make AppArmor allow the sandbox for this executable. Null if Electron ended for another reason.
 */
async function sandboxRemedy(
  electron: string,
  start: FailedStart,
  restrictionFile = restriction,
): Promise<string | null> {
  const restricted = await readFile(restrictionFile, 'utf8').catch(() => '');
  if (!isAbort(start) || restricted.trim() !== '1') return null;
  return `${words('cli.apparmor-remedy')}

sudo tee /etc/apparmor.d/pilotfish-electron <<'END'
abi <abi/4.0>,
include <tunables/global>

profile pilotfish-electron "${await realpath(electron).catch(() => electron)}" flags=(unconfined) {
  userns,
}
END
sudo apparmor_parser -r /etc/apparmor.d/pilotfish-electron
`;
}

/** Chromium ends like this without a sandbox. A shell script around it reports the signal as an exit code. */
function isAbort(start: FailedStart): boolean {
  return start.kind === 'signal' ? start.signal === 'SIGTRAP' : start.kind === 'code' && start.code === 133;
}
