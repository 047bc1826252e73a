import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { createLog } from './log';

test('entries stand in the log in order, with their errors and what caused them', async () => {
  const home = await tempFolder();
  const log = createLog({ home, secrets: () => [] });
  log.write('info', 'started');
  log.write('error', 'chat.send failed', new Error('outer', { cause: new Error('inner') }));
  await log.close();
  const text = await readFile(path.join(home, 'logs', 'pilotfish.log'), 'utf8');
  expect(text).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z \d+ info started\n/);
  expect(text).toMatch(/error chat\.send failed\n {4}Error: outer\n[\s\S]+caused by\n {4}Error: inner\n/);
});

test('no secret reaches the file, also one learnt of after the start or inside an error', async () => {
  const home = await tempFolder();
  const secrets: string[] = [];
  const log = createLog({ home, secrets: () => secrets });
  secrets.push('canary-key-1');
  log.write('warning', 'the key canary-key-1 was refused', new Error('401 for canary-key-1'));
  await log.close();
  const text = await readFile(path.join(home, 'logs', 'pilotfish.log'), 'utf8');
  expect(text).not.toContain('canary');
  expect(text).toContain('the key [redacted] was refused');
});

test('a full file moves behind the others, and the oldest gives way', async () => {
  const home = await tempFolder();
  for (let round = 0; round < 8; round += 1) {
    const log = createLog({ home, secrets: () => [], maxSize: 10 });
    log.write('info', `round ${round}`);
    await log.close();
  }
  const folder = path.join(home, 'logs');
  expect((await readdir(folder)).toSorted()).toEqual([
    'pilotfish.log',
    'pilotfish.log.1',
    'pilotfish.log.2',
    'pilotfish.log.3',
    'pilotfish.log.4',
  ]);
  expect(await readFile(path.join(folder, 'pilotfish.log'), 'utf8')).toContain('round 7');
  expect(await readFile(path.join(folder, 'pilotfish.log.4'), 'utf8')).toContain('round 3');
});

test('the log is for its owner alone', async () => {
  const home = await tempFolder();
  const log = createLog({ home, secrets: () => [] });
  log.write('info', 'started');
  await log.close();
  expect((await stat(path.join(home, 'logs'))).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(home, 'logs', 'pilotfish.log'))).mode & 0o777).toBe(0o600);
});

test('an entry without end is cut', async () => {
  const home = await tempFolder();
  const log = createLog({ home, secrets: () => [] });
  log.write('info', 'x'.repeat(100_000));
  await log.close();
  expect((await stat(path.join(home, 'logs', 'pilotfish.log'))).size).toBe(20_001);
});

test('a log that cannot be written disturbs nobody', async () => {
  const home = await tempFolder();
  await writeFile(path.join(home, 'logs'), 'a file where the folder should be');
  const log = createLog({ home, secrets: () => [] });
  log.write('info', 'started');
  await expect(log.close()).resolves.toBeUndefined();
});
