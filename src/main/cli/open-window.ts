import { spawn } from 'node:child_process';
import { serve } from '../serve';
import { fetchElectron, findElectron } from './electron-binary';
import type { Shell } from './shell';

// `pilotfish [folder]`: a window of its own where Electron can run, else the browser.

export type WindowRequest = {
  readonly folder: string;
  /** Where Electron may be among the dependencies; also what Electron is given to run. */
  readonly packageFolder: string;
  readonly shell: Shell;
  readonly platform: NodeJS.Platform;
};

/** Runs until the window or the server is closed; the exit code. */
export async function openWindow({ folder, packageFolder, shell, platform }: WindowRequest): Promise<number> {
  const { env, complain } = shell;
  const served = async (why: string) => {
    complain(`${why}, so Pilotfish is served to a browser.`);
    await serve({ folder, port: null, address: '127.0.0.1', opensBrowser: true }, shell);
    return 0;
  };
  if (!hasDisplay(env, platform)) return await served('There is no display here');
  const electron =
    (await findElectron(packageFolder, env)) ?? (await fetchElectron({ packageFolder, env, complain }));
  if (electron) return await runElectron(electron, [packageFolder, folder], shell);
  return await served('Electron is not here and could not be fetched (npx install-electron)');
}

export function hasDisplay(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): boolean {
  return platform === 'darwin' || platform === 'win32' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

async function runElectron(
  electron: string,
  args: readonly string[],
  { env, stopped }: Shell,
): Promise<number> {
  // With this variable set, Electron would be a plain Node.
  const { ELECTRON_RUN_AS_NODE: _, ...rest } = env;
  const child = spawn(electron, args, { stdio: 'inherit', env: rest });
  void stopped.then(() => child.kill('SIGTERM'));
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 0));
  });
}
