import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { nodeProblem } from './node-version.mjs';
import { root } from './run.mjs';

// The message to a user with an old Node, before anything is built.

test('the Node that package.json asks for, and any newer one, is none', async () => {
  for (const version of ['22.22.0', '22.22.5', '22.30.1', '24.0.0', '26.1.0'])
    expect([version, await nodeProblem(root, version)]).toEqual([version, null]);
});

test('an older one is named, with what is needed and where it is had', async () => {
  for (const version of ['20.20.2', '22.21.9', '8.0.0'])
    expect(await nodeProblem(root, version)).toBe(
      `Pilotfish needs Node 22.22 or newer; this is ${version}. The dependencies bring one for Linux, and for Windows on x64 (run npm ci); elsewhere install it from nodejs.org.`,
    );
});

test('the Node that these tests run under is new enough', async () => {
  expect(await nodeProblem(root, process.versions.node)).toBeNull();
});

test('npm prints no warning about the Node that it itself runs under', () => {
  const level = execFileSync('npm', ['config', 'get', 'loglevel'], {
    cwd: path.resolve(root),
    encoding: 'utf8',
    shell: process.platform === 'win32',
    // npm passes its own settings on to its child processes.
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))),
  });
  expect(level.trim()).toBe('error');
});
