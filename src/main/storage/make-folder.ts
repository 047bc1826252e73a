import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { syncFolder } from '../project/atomic-write';

/** Makes the folder and what is missing above it, for the person alone. Their names outlive a power cut. */
export async function makeFolder(path: string): Promise<void> {
  const folder = resolve(path);
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}
