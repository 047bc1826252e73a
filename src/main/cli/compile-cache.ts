import { lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import module from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';
import { homePath } from '../storage/home-path';

/**
 * Makes Node cache compiled code in the data folder, unless NODE_COMPILE_CACHE names another place. Does nothing before
 * the data folder exists.
 */
export function cacheCompiledCode(env: NodeJS.ProcessEnv, version: string): void {
  if (env.NODE_COMPILE_CACHE) return;
  const folder = cacheFolder(homePath(env, process.platform, homedir()), version);
  if (folder !== null) module.enableCompileCache?.(folder);
}

/**
 * The folder for this version, created if the data folder exists; also removes the folders of other versions. Null if
 * other users own it or can write to it, because Node runs the code that it finds there.
 */
export function cacheFolder(home: string, version: string): string | null {
  const all = path.join(home, 'compiled');
  const own = path.join(all, version);
  try {
    makeOne(all);
    if (!isOurs(all)) return null;
    if (makeOne(own))
      for (const other of readdirSync(all))
        if (other !== version) rmSync(path.join(all, other), { recursive: true, force: true });
    return isOurs(own) ? own : null;
  } catch {
    return null;
  }
}

/** Whether the folder is new. Throws if its parent is missing. */
function makeOne(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isOurs(folder: string): boolean {
  const stats = lstatSync(folder);
  if (process.platform === 'win32') return stats.isDirectory();
  return stats.isDirectory() && stats.uid === process.getuid?.() && (stats.mode & 0o077) === 0;
}
