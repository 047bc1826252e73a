import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

// The first thing that `npm start` does on a person's machine.

test('the build has nothing to warn of', async () => {
  const results = path.join(root, 'test-results');
  await mkdir(results, { recursive: true });
  const folder = await mkdtemp(path.join(results, 'build-'));
  const cli = path.join(root, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js');
  const args = [cli, 'build', '--logLevel', 'warn', '--outDir', folder];
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
  await rm(folder, { recursive: true });
  expect(stdout + stderr).toBe('');
});
