import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prefixOf } from './remove-temp-folders';

// For tests: a real temporary folder.

/** It is removed after the last test of the run (`remove-temp-folders.ts`). */
export async function tempFolder(): Promise<string> {
  return await mkdtemp(path.join(tmpdir(), prefixOf(process.ppid)));
}
