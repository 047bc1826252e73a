import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './run.mjs';
import { secondTries } from './second-tries.mjs';

// What Playwright itself reports of tests that pass at once, at the second try, and never.

const specs = `
  import { expect, test } from '@playwright/test';
  test('passes at once', () => {});
  test.describe('a group', () => {
    test('passes at the second try', ({}, { retry }) => expect(retry).toBe(1));
  });
  test('never passes', () => expect(1).toBe(2));
`;

let folder;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pilotfish-second-tries-'));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  await writeFile(path.join(folder, 'some.spec.js'), specs);
});
afterEach(() => rm(folder, { recursive: true }));

test('names the tests that passed only when they were tried again', async () => {
  const report = await reportOf(['--retries', '1', '--reporter', 'json']);
  expect(report.stats).toMatchObject({ expected: 1, flaky: 1, unexpected: 1 });
  expect(secondTries(report)).toEqual(['[] › some.spec.js › a group › passes at the second try']);
});

test('names none where there is no report', () => {
  expect(secondTries(null)).toEqual([]);
});

function reportOf(args) {
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, 'test', ...args], { cwd: folder }, (_error, stdout) =>
      resolve(JSON.parse(stdout)),
    );
  });
}
