import { spawnSync } from 'node:child_process';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../testing/temp-folder';
import { noneInherited } from './inherited-descriptors';

// Node closes its own files in children, Chromium does not. The empty file takes their places in both.

test.runIf(process.platform === 'linux')('a child gets an empty file in place of each open one', async () => {
  await using opened = await open(path.join(await tempFolder(), 'open'), 'w');
  const { stdout } = spawnSync('readlink', [`/proc/self/fd/${opened.fd}`], {
    stdio: ['ignore', 'pipe', 'ignore', ...noneInherited()],
    encoding: 'utf8',
  });
  expect(stdout).toBe('/dev/null\n');
});
