import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

// For tests: a real temporary folder, removed after the test.

/** Registers what to do at the end. The default is the end of the test. */
export type AtEnd = (end: () => Promise<void>) => void;

export async function tempFolder(atEnd: AtEnd = onTestFinished): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pilotfish-test-'));
  // A program that is just ending may still write into the folder while it is being emptied.
  atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
  return folder;
}
