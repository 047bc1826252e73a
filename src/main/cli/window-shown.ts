import { writeFile } from 'node:fs/promises';

// How whoever starts Electron learns that a window has shown: by an empty file, whose path it gives in the environment.

export const windowShownVariable = 'PILOTFISH_WINDOW_SHOWN';

/** To be called once the first window has shown. Does nothing where nobody asked to be told. */
export async function tellWindowShown(env: NodeJS.ProcessEnv): Promise<void> {
  const file = env[windowShownVariable];
  // Who asked may be gone, and its file's folder with it.
  if (file) await writeFile(file, '', { flag: 'wx' }).catch(() => {});
}
