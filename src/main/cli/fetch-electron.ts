import { spawn } from 'node:child_process';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { words } from '@shared/texts/text';
import { electronPackage, findElectron } from './electron-binary';

// Downloads Electron's executable once, if its source is reachable.

export type FetchOptions = {
  readonly packageFolder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly complain: (line: string) => void;
  /** The address of the download. */
  readonly source?: string;
};

const reachMs = 3000;
const tryAgainMs = 24 * 60 * 60 * 1000;

/**
 * Downloads Electron with its own installer, through HTTPS_PROXY if that is set. Null if Electron is missing from the
 * dependencies, or if its source did not answer within three seconds. After such a failure Pilotfish waits a day before
 * the next attempt.
 */
export async function fetchElectron(options: FetchOptions): Promise<string | null> {
  const { packageFolder, env, complain } = options;
  const electron = electronPackage(packageFolder);
  const marker = path.join(packageFolder, 'node_modules', '.cache', 'pilotfish', 'electron-out-of-reach');
  if (!electron || (await isRecent(marker))) return null;
  if (!(await isReachable(options.source ?? sourceOf(env), env))) {
    await remember(marker);
    return null;
  }
  complain(words('cli.fetching-electron'));
  await install(path.join(electron, 'install.js'), env);
  return await findElectron(packageFolder, env);
}

function sourceOf(env: NodeJS.ProcessEnv): string {
  return (
    env.ELECTRON_MIRROR || env.npm_config_electron_mirror || 'https://github.com/electron/electron/releases'
  );
}

/** Any answer counts. The request uses the proxy of the environment, as the download does. */
async function isReachable(url: string, proxyEnv: NodeJS.ProcessEnv): Promise<boolean> {
  const answered = new Promise<boolean>((resolve, reject) => {
    const { Agent, request } = new URL(url).protocol === 'http:' ? http : https;
    const options = { method: 'HEAD', agent: new Agent({ proxyEnv }), signal: AbortSignal.timeout(reachMs) };
    const asked = request(url, options, (response) => {
      response.resume();
      resolve(true);
    });
    asked.once('error', reject).end();
  });
  // An invalid address, of the source or of the proxy, throws.
  return await answered.catch(() => false);
}

async function isRecent(marker: string): Promise<boolean> {
  const stats = await stat(marker).catch(() => null);
  return stats !== null && Date.now() - stats.mtimeMs < tryAgainMs;
}

/** If the package folder is read-only, the next start tries again. */
async function remember(marker: string): Promise<void> {
  await mkdir(path.dirname(marker), { recursive: true })
    .then(() => writeFile(marker, ''))
    .catch(() => {});
}

async function install(installer: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [installer], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // The installer's `fetch` uses the proxies of the environment only with this variable.
    env: { ...env, NODE_USE_ENV_PROXY: '1' },
  });
  await new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
}
