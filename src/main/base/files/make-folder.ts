import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isMissing } from '../errno';
import { syncFolder } from './atomic-write';

// Directory creation that outlives a power cut.

/**
 * Makes the folder and what is missing above it, for the person alone. Their names outlive a power cut.
 * Throws the system's error.
 */
export async function makeFolder(path: string): Promise<void> {
  const folder = resolve(path);
  await syncNames(folder, await makeAll(folder));
}

/** The same for a folder that was made already; `first` is what `mkdir` told: the uppermost that was missing. */
export async function syncNames(folder: string, first: string | undefined): Promise<void> {
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

async function makeAll(folder: string): Promise<string | undefined> {
  try {
    return await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    // On a disk that is read-only Node says that the folder is missing, which is why it was to be made.
    if (isMissing(error)) await assertWritable(dirname(folder));
    throw error;
  }
}

async function assertWritable(folder: string): Promise<void> {
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    if (!isMissing(error) || dirname(folder) === folder) throw error;
    await assertWritable(dirname(folder));
  }
}
