import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Removes the temporary folders of tests after the last test of a run. ext4 gives a deleted file's number away only
// after five seconds and looks for another one until then. So a run that deletes after each test spends a twentieth of
// its processor time on that.

/** How the names of all folders of a run begin. `run` is the number of Vitest's main process. */
export const prefixOf = (run: number): string => `pilotfish-test-${run}-`;

export async function teardown(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefixOf(process.pid)));
  // A program that is just ending may still write into a folder while it is being emptied.
  const options = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };
  await Promise.all(names.map((name) => rm(path.join(tmpdir(), name), options)));
}
