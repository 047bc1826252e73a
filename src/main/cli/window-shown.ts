import { writeFile } from 'node:fs/promises';

// Signals the first window to the process that started Electron, by an empty file. The environment contains the path of
// the file.

export const windowShownVariable = 'PILOTFISH_WINDOW_SHOWN';

/** Call this once the first window is visible. Does nothing unless the variable is set. */
export async function tellWindowShown(env: NodeJS.ProcessEnv): Promise<void> {
  const file = env[windowShownVariable];
  // The starting process may have ended, and its temporary folder with it.
  if (file) await writeFile(file, '', { flag: 'wx' }).catch(() => {});
}
