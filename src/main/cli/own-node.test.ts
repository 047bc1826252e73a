import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { tempFolder } from '../storage/temp-folder';
import { runWithOwnNode } from './own-node';

test('the same command runs under the Node of the dependencies, and its exit code is ours', async () => {
  const packageFolder = await tempFolder();
  const binaries = path.join(packageFolder, 'node_modules', '.bin');
  await mkdir(binaries, { recursive: true });
  await writeFile(path.join(binaries, 'node'), `#!/bin/sh\necho "$@" > "${packageFolder}/called"\nexit 7\n`);
  await chmod(path.join(binaries, 'node'), 0o755);
  expect(await runWithOwnNode({ packageFolder, oldest: '22.22', args: ['cli.js', 'run', '.'] })).toBe(7);
  expect(await readFile(path.join(packageFolder, 'called'), 'utf8')).toBe('cli.js run .\n');
});

test('without it, one sentence says what is needed', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const code = await runWithOwnNode({ packageFolder: await tempFolder(), oldest: '22.22', args: [] });
  expect(write.mock.calls).toEqual([
    [`Pilotfish needs Node 22.22 or newer; this is ${process.versions.node}.\n`],
  ]);
  write.mockRestore();
  expect(code).toBe(1);
});
