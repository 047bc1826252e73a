import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';
import { syncNames } from '../base/files/make-folder';
import { openHome } from '../storage/home';

// Electron's own files: cookies, caches and the lock against a second process. They belong to the data folder, `home`.

/**
 * Runs synchronously unless it fails, because it must finish before Electron is ready. Resolves with a function for the
 * remaining work.
 */
export async function placeProfile(home: string, env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const profile = path.join(home, 'electron');
  try {
    const first = mkdirSync(profile, { recursive: true, mode: 0o700 });
    app.setPath('userData', profile);
    return () => syncNames(profile, first);
  } catch (error) {
    // If the data folder itself is unusable, this throws a clearer error.
    await openHome(env);
    throw error;
  }
}
