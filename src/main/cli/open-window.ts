import { words } from '@shared/texts/text';
import { findElectron } from './electron-binary';
import { fetchElectron } from './fetch-electron';
import { type FailedStart, runElectron } from './run-electron';
import { sandboxRemedy } from './sandbox-remedy';
import { serve } from './serve';
import type { Shell } from './shell';

// `pilotfish [folder …]`: a window for each where Electron can run, else the browser.

export type WindowRequest = {
  readonly folders: readonly string[];
  /** Where Electron may be among the dependencies; also what Electron is given to run. */
  readonly packageFolder: string;
  readonly shell: Shell;
  readonly platform: NodeJS.Platform;
  /** Where the kernel says whether AppArmor restricts user namespaces, if not in its usual place. */
  readonly restrictionFile?: string;
};

/** Runs until the window or the server is closed; the exit code. */
export async function openWindow(request: WindowRequest): Promise<number> {
  const { folders, packageFolder, shell, platform, restrictionFile } = request;
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
  const end = await runElectron(electron, [packageFolder, ...folders], shell);
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
