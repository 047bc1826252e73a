import path from 'node:path';
import { _electron } from 'playwright';
import type { OpenedShell, ShellOptions } from './shell';

// The same application in Electron, if its binary exists.

const packageFolder = path.resolve(import.meta.dirname, '..');

export async function openInElectron(executablePath: string, options: ShellOptions): Promise<OpenedShell> {
  const { project, home, env } = options;
  const electron = await _electron.launch({
    executablePath,
    args: [packageFolder, project],
    env: { ...plain(process.env), PILOTFISH_HOME: home, PILOTFISH_SANDBOX: 'off', ...env },
  });
  return {
    page: await electron.firstWindow(),
    async secondWindow() {
      const opened = electron.waitForEvent('window');
      await electron.evaluate(
        ({ BrowserWindow }, preload) => {
          const window = new BrowserWindow({
            webPreferences: { preload, sandbox: true, contextIsolation: true },
          });
          void window.loadURL('app://pilotfish/');
        },
        path.join(packageFolder, 'out', 'preload', 'index.cjs'),
      );
      return await opened;
    },
    async end(signal) {
      if (signal === 'SIGKILL') electron.process().kill(signal);
      else await electron.close();
    },
  };
}

/** Without the providers in the environment of the tests' user. */
function plain(env: NodeJS.ProcessEnv): Record<string, string> {
  const entries = Object.entries(env).filter(
    ([name, value]) => value !== undefined && !name.startsWith('OPENAI_'),
  );
  return Object.fromEntries(entries) as Record<string, string>;
}
