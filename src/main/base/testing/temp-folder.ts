import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

// For tests: a real folder of its own, gone when the test is over.

export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pilotfish-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
