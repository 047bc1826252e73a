import path from 'node:path';
import { _electron } from 'playwright';
import { findChromium } from './chromium';
import { endProcess, type OpenedShell, type ShellOptions } from './shell';

// The same application in Electron: in the real binary if it is installed, otherwise in the shim
// (`electron-shim/README.md`).

const packageFolder = path.resolve(import.meta.dirname, '..');

/** The shim: runs on Node with a real Chromium. */
export const shimBinary = path.join(import.meta.dirname, 'electron-shim', 'electron');

export async function openInElectron(
  executablePath: string,
  { project, home, env, args = [] }: ShellOptions & { readonly args?: readonly string[] },
): Promise<OpenedShell> {
  const electron = await _electron.launch({
    executablePath,
    args: [packageFolder, project, ...args],
    env: {
      ...plain(process.env),
      ...(executablePath === shimBinary && (await environmentOfShim(home))),
      PILOTFISH_HOME: home,
      PILOTFISH_SANDBOX: 'off',
      ...env,
    },
  });
  // Playwright forgets the process when it ends.
  const child = electron.process();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const page = await electron.firstWindow();
  await page.waitForURL(({ protocol }) => protocol !== 'about:');
  return {
    page,
    electron,
    async secondWindow() {
      const opened = electron.waitForEvent('window');
      await electron.evaluate(
        ({ BrowserWindow }, preload) => {
          const url = BrowserWindow.getAllWindows()[0]?.webContents.getURL() ?? '';
          const webPreferences = { preload, sandbox: true, contextIsolation: true };
          void new BrowserWindow({ width: 1360, height: 860, webPreferences }).loadURL(url);
        },
        path.join(packageFolder, 'out', 'preload', 'index.cjs'),
      );
      return await opened;
    },
    end: (signal) => endProcess((one) => child.kill(one), ended, signal),
  };
}

/** Variables that tell the shim where its programs are. `home` is the data folder. */
export async function environmentOfShim(home: string): Promise<Record<string, string>> {
  const { executablePath, args } = await findChromium(process.env);
  const programs = path.join(path.dirname(shimBinary), 'bin');
  return {
    PATH: `${programs}${path.delimiter}${process.env.PATH}`,
    ELECTRON_SHIM_NODE: process.execPath,
    ELECTRON_SHIM_CHROMIUM: JSON.stringify({ executablePath, args }),
    ELECTRON_SHIM_PROFILES: path.dirname(home),
    NODE_COMPILE_CACHE: path.join(packageFolder, 'node_modules', '.cache', 'compiled'),
  };
}

/** Removes the providers in the environment of whoever runs the tests. */
function plain(env: NodeJS.ProcessEnv): Record<string, string> {
  const entries = Object.entries(env).filter(
    ([name, value]) => value !== undefined && !name.startsWith('OPENAI_'),
  );
  return Object.fromEntries(entries) as Record<string, string>;
}
