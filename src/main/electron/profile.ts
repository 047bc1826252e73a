import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';
import { syncNames } from '../base/files/make-folder';
import { openHome } from '../storage/home';

// Where Electron keeps what is its own: cookies, caches and the lock that keeps a second process out belong to the data
// folder, `home`.

/**
 * Waits for nothing, unless it fails: Electron must not be ready before. Resolves with what is to be done about it
 * afterwards.
 */
export async function placeProfile(home: string, env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const profile = path.join(home, 'electron');
  try {
    const first = mkdirSync(profile, { recursive: true, mode: 0o700 });
    app.setPath('userData', profile);
    return () => syncNames(profile, first);
  } catch (error) {
    // If the data folder itself cannot be used, this says so in better words.
    await openHome(env);
    throw error;
  }
}
