import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isMissing } from '../errno';
import { syncFolder } from './atomic-write';

// Creation of folders, synced to disk.

/** Creates the folder and all missing parents, for the user alone, and syncs their names. Throws the system's error. */
export async function makeFolder(path: string): Promise<void> {
  const folder = resolve(path);
  await syncNames(folder, await makeAll(folder));
}

/**
 * Syncs the names of a folder that already exists. `first` is the result of `mkdir`: the uppermost folder that was
 * missing.
 */
export async function syncNames(folder: string, first: string | undefined): Promise<void> {
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

async function makeAll(folder: string): Promise<string | undefined> {
  try {
    return await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    // On a read-only disk Node reports only that the folder is missing.
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
