import { access, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

// Finds Electron's executable. This code never loads Electron's package: under plain Node, loading starts a download.

/** Absolute path of the executable; null if it is missing on this machine. */
export async function findElectron(
  packageFolder: string,
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform,
): Promise<string | null> {
  const candidate = await candidateOf(packageFolder, env, platform);
  return candidate !== null && (await exists(candidate)) ? candidate : null;
}

async function candidateOf(
  packageFolder: string,
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform,
): Promise<string | null> {
  if (env.ELECTRON_EXEC_PATH) return env.ELECTRON_EXEC_PATH;
  const electron = electronPackage(packageFolder);
  // Electron's installer writes this file. It contains the executable's path inside the distribution.
  const inside = electron && (await readFile(path.join(electron, 'path.txt'), 'utf8').catch(() => null));
  if (env.ELECTRON_OVERRIDE_DIST_PATH)
    return path.join(env.ELECTRON_OVERRIDE_DIST_PATH, inside ?? nameInside(platform));
  return electron && inside ? path.join(electron, 'dist', inside) : null;
}

/** The executable's path inside a distribution of Electron. */
function nameInside(platform: NodeJS.Platform): string {
  switch (platform) {
    case 'darwin':
      return 'Electron.app/Contents/MacOS/Electron';
    case 'win32':
      return 'electron.exe';
    default:
      return 'electron';
  }
}

/** The folder of Electron's package; null if Electron is missing from the dependencies. */
export function electronPackage(packageFolder: string): string | null {
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
