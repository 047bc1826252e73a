import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startChild } from '../base/testing/child';
import { tempFolder } from '../base/testing/temp-folder';
import { keepCrashLog } from './crash-log';
import { createLog } from './log';

test('a rejection nobody waited for is in the log, and the process goes on', async () => {
  const home = await tempFolder();
  const log = createLog({ home, secrets: () => ['canary-key-1'] });
  const before = process.listeners('unhandledRejection');
  const forget = keepCrashLog(log);
  const ours = process.listeners('unhandledRejection').filter((listener) => !before.includes(listener));
  // Called by hand, because a real rejection would fail this test.
  for (const listener of ours) listener(new Error('with canary-key-1 in it'), Promise.resolve());
  await log.close();
  const text = await readFile(path.join(home, 'logs', 'pilotfish.log'), 'utf8');
  expect(text).toContain('error a rejection that nobody waited for\n    Error: with [redacted] in it\n');
  forget();
  expect(process.listeners('unhandledRejection')).toEqual(before);
});

test('of an exception nobody caught the user is told, when it is in the log, and the process ends', async () => {
  const home = await tempFolder();
  const child = startChild(new URL('./testing/uncaught.child.ts', import.meta.url), [home]);
  const told = await child.lines.next();
  const text = await readFile(path.join(home, 'logs', 'pilotfish.log'), 'utf8');
  expect(told.value).toMatch(/^Pilotfish ends because of an internal error\./);
  expect(text).toContain('error an exception that nobody caught\n    Error: nobody catches this\n');
  expect(await child.ended).toBe(1);
});
