import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

// For tests: a real folder of its own, gone when the test is over.

export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pilotfish-test-'));
  // What a program that is just ending still writes makes a folder that is being emptied full again.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
  return folder;
}
