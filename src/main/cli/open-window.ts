import { words } from '@shared/texts/text';
import { findElectron } from './electron-binary';
import { fetchElectron } from './fetch-electron';
import { type FailedStart, runElectron } from './run-electron';
import { sandboxRemedy } from './sandbox-remedy';
import { serve } from './serve';
import type { Shell } from './shell';

// `pilotfish [folder …]`: opens a window for each folder in Electron, or in the browser if Electron cannot run.

export type WindowRequest = {
  readonly folders: readonly string[];
  /** The folder with Electron among its dependencies, perhaps. Electron also runs this folder. */
  readonly packageFolder: string;
  readonly shell: Shell;
  readonly platform: NodeJS.Platform;
  /** The kernel's file that tells whether AppArmor restricts user namespaces; absent: its usual path. */
  readonly restrictionFile?: string;
};

/** Runs until the window or the server is closed. Returns the exit code. */
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
