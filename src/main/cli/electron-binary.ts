import { spawn } from 'node:child_process';
import { access, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

// Electron's executable: where it is, and fetching it once where it can be fetched. Its package is never loaded here,
// because under plain Node that starts a download by itself.

/** Absolute path of the executable, or null when it is not on this machine. */
export async function findElectron(packageFolder: string, env: NodeJS.ProcessEnv): Promise<string | null> {
  for (const candidate of await candidates(packageFolder, env)) if (await exists(candidate)) return candidate;
  return null;
}

async function candidates(packageFolder: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  if (env.ELECTRON_EXEC_PATH) return [env.ELECTRON_EXEC_PATH];
  const electron = electronPackage(packageFolder);
  // Written by its installer: the executable's path inside the distribution.
  const inside = electron && (await readFile(path.join(electron, 'path.txt'), 'utf8').catch(() => null));
  if (env.ELECTRON_OVERRIDE_DIST_PATH)
    return [path.join(env.ELECTRON_OVERRIDE_DIST_PATH, inside ?? 'electron')];
  return electron && inside ? [path.join(electron, 'dist', inside)] : [];
}

function electronPackage(packageFolder: string): string | null {
  try {
    return path.dirname(
      createRequire(path.join(packageFolder, 'package.json')).resolve('electron/package.json'),
    );
  } catch {
    return null;
  }
}

async function exists(file: string): Promise<boolean> {
  return await access(file).then(
    () => true,
    () => false,
  );
}

export type FetchOptions = {
  readonly packageFolder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly complain: (line: string) => void;
  /** Where a download would come from. */
  readonly source?: string;
};

const reachMs = 3000;
const tryAgainMs = 24 * 60 * 60 * 1000;

/**
 * Downloads Electron with its own installer. Null when it is no dependency here, or when its source did not answer
 * within three seconds; in that case it is not asked again for a day.
 */
export async function fetchElectron(options: FetchOptions): Promise<string | null> {
  const { packageFolder, env, complain } = options;
  const electron = electronPackage(packageFolder);
  const marker = path.join(packageFolder, 'node_modules', '.cache', 'pilotfish', 'electron-out-of-reach');
  if (!electron || (await isRecent(marker))) return null;
  if (!(await isReachable(options.source ?? sourceOf(env)))) {
    await remember(marker);
    return null;
  }
  complain('Fetching Electron, once …');
  await install(path.join(electron, 'install.js'));
  return await findElectron(packageFolder, env);
}

function sourceOf(env: NodeJS.ProcessEnv): string {
  return (
    env.ELECTRON_MIRROR || env.npm_config_electron_mirror || 'https://github.com/electron/electron/releases'
  );
}

async function isReachable(url: string): Promise<boolean> {
  return await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(reachMs) }).then(
    () => true,
    () => false,
  );
}

async function isRecent(marker: string): Promise<boolean> {
  const stats = await stat(marker).catch(() => null);
  return stats !== null && Date.now() - stats.mtimeMs < tryAgainMs;
}

/** A package folder that cannot be written is asked again at the next start. */
async function remember(marker: string): Promise<void> {
  await mkdir(path.dirname(marker), { recursive: true })
    .then(() => writeFile(marker, ''))
    .catch(() => {});
}

async function install(installer: string): Promise<void> {
  const child = spawn(process.execPath, [installer], { stdio: ['ignore', 'ignore', 'inherit'] });
  await new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
}
