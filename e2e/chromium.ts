import { execFile } from 'node:child_process';
import { access, statfs } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';

// The Chromium for the tests: the configured one, or else on Linux the one from npm, or else the system's or
// Playwright's. npm's is a shell without windows, which takes two thirds of the time.

export type Browser = {
  readonly executablePath: string;
  readonly args: string[];
  readonly ignoreDefaultArgs: string[];
};

/** No Chromium sandbox because CI runs as root, and no background network because there may be none. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function findChromium(env: NodeJS.ProcessEnv, system = '/usr/bin/chromium'): Promise<Browser> {
  const executablePath =
    env.CHROMIUM ||
    (await packagedChromium()) ||
    ((await exists(system)) ? system : chromium.executablePath());
  return { executablePath, args, ignoreDefaultArgs: (await hasSharedMemory()) ? [sharedMemoryOnDisk] : [] };
}

/**
 * Playwright adds it for containers, whose /dev/shm is small. Shared memory on disk costs a fifth of the processor
 * time.
 */
const sharedMemoryOnDisk = '--disable-dev-shm-usage';

async function hasSharedMemory(): Promise<boolean> {
  const space = await statfs('/dev/shm').catch(() => null);
  return space !== null && space.bavail * space.bsize > 2 ** 30;
}

async function exists(file: string): Promise<boolean> {
  return await access(file).then(
    () => true,
    () => false,
  );
}

/** Unpacked to the temporary folder, with the libraries that the system lacks; null if it does not run. */
async function packagedChromium(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { default: packaged, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  if (await runs(executablePath)) return executablePath;
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const libraries = await inflate(path.join(path.dirname(entry), '..', 'bin', 'al2023.tar.br'));
  setupLambdaEnvironment(path.join(libraries, 'lib'));
  return (await runs(executablePath)) ? executablePath : null;
}

async function runs(executablePath: string): Promise<boolean> {
  return await promisify(execFile)(executablePath, ['--version']).then(
    () => true,
    () => false,
  );
}
