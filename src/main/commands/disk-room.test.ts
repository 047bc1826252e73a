import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { textOf } from '@shared/texts/text';
import { expect, it, onTestFinished } from 'vitest';
import { runToEnd } from '../terminal/testing/run-to-end';
import { createTestTerminals, type TestTerminals } from '../terminal/testing/test-terminals';

const run = promisify(execFile);

/** Null if this machine allows the test no small disk. */
async function smallDisk({ folder }: TestTerminals): Promise<string | null> {
  const disk = path.join(folder, 'disk');
  await mkdir(disk);
  const mounted = run('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]);
  if (!(await mounted.catch(() => null))) return null;
  onTestFinished(() => run('umount', ['-l', disk]).then(() => undefined));
  return disk;
}

const fill = 'head -c 63m /dev/zero >big; head -c 800k /dev/zero >>big; echo filled';

it('a command that fills the disk is ended before that, and says so', async () => {
  const test = await createTestTerminals();
  const cwd = await smallDisk(test);
  if (cwd === null) return;
  const result = await runToEnd(test, `${fill}; exec sleep 660`, { cwd });
  const error = textOf('command-run.disk-full', { folder: cwd });
  expect(result).toMatchObject({ end: 'disk-full', error, output: { head: 'filled\n' } });
});

it('on a disk that is nearly full a command runs that makes room', async () => {
  const test = await createTestTerminals();
  const cwd = await smallDisk(test);
  if (cwd === null) return;
  await run('bash', ['-c', fill], { cwd });
  // Longer than two polls take.
  const result = await runToEnd(test, 'sleep 0.6; rm big && echo done', { cwd });
  expect(result).toMatchObject({ end: 'finished', error: null, output: { head: 'done\n' } });
});

it('a command in the background that fills the disk is ended, and its model is told why', async () => {
  const test = await createTestTerminals();
  const cwd = await smallDisk(test);
  if (cwd === null) return;
  const { backgroundEnds, project, home } = test;
  const started = await test.commands.start({
    ...{ command: `${fill}; exec sleep 661`, cwd, pin: null, confined: null, shell: 'bash' },
    ...{ call: null, project, outputs: home, signal: new AbortController().signal },
    ...{ onOutput: () => undefined, onAwaitsInput: () => undefined },
  });
  await started.ended;
  expect(backgroundEnds).toMatchObject([{ how: 'ended', error: { key: 'command-run.disk-full' } }]);
});
