import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { exportLogs } from './export-logs';

test('the files of the log become one, the oldest first, without a key', async () => {
  const home = await tempFolder();
  const logs = path.join(home, 'logs');
  await mkdir(logs);
  await writeFile(path.join(logs, 'pilotfish.log'), 'third, with canary-key-1\n');
  await writeFile(path.join(logs, 'pilotfish.log.1'), 'second\n');
  await writeFile(path.join(logs, 'pilotfish.log.3'), 'first, with sk-abcdefghijkl\n');
  const to = path.join(home, 'exported.txt');
  await exportLogs({ home, secrets: ['canary-key-1'], to });
  expect(await readFile(to, 'utf8')).toBe('first, with [redacted]\nsecond\nthird, with [redacted]\n');
});

test('a log that there is not is an empty file', async () => {
  const home = await tempFolder();
  const to = path.join(home, 'exported.txt');
  await exportLogs({ home, secrets: [], to });
  expect(await readFile(to, 'utf8')).toBe('');
});
