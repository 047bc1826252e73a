import { access, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

// Electron's executable: where it is. Its package is never loaded here, because under plain Node that starts a download
// by itself.

/** Absolute path of the executable, or null when it is not on this machine. */
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
  // Written by its installer: the executable's path inside the distribution.
  const inside = electron && (await readFile(path.join(electron, 'path.txt'), 'utf8').catch(() => null));
  if (env.ELECTRON_OVERRIDE_DIST_PATH)
    return path.join(env.ELECTRON_OVERRIDE_DIST_PATH, inside ?? nameInside(platform));
  return electron && inside ? path.join(electron, 'dist', inside) : null;
}

/** The executable's path inside a distribution of Electron's. */
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

/** The folder of Electron's package; null when it is no dependency here. */
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
