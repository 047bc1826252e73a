import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { textOf } from '@shared/texts/text';
import { expect, it, type TestContext } from 'vitest';
import { tinyDisk } from '../base/testing/tiny-disk';
import { runToEnd } from '../terminal/testing/run-to-end';
import { createTestTerminals } from '../terminal/testing/test-terminals';

const run = promisify(execFile);

/** Its folder. */
async function smallDisk({ skip }: TestContext): Promise<string> {
  const disk = await tinyDisk(64);
  return disk === null ? skip('only root on Linux can make a disk of its own') : disk.folder;
}

const fill = 'head -c 63m /dev/zero >big; head -c 800k /dev/zero >>big; echo filled';

it('a command that fills the disk is ended before that, and says so', async (context) => {
  const cwd = await smallDisk(context);
  const test = await createTestTerminals();
  const result = await runToEnd(test, `${fill}; exec sleep 660`, { cwd });
  const error = textOf('command-run.disk-full', { folder: cwd });
  expect(result).toMatchObject({ end: 'disk-full', error, output: { head: 'filled\n' } });
});

it('on a disk that is nearly full a command runs that makes room', async (context) => {
  const cwd = await smallDisk(context);
  const test = await createTestTerminals();
  await run('bash', ['-c', fill], { cwd });
  // Longer than two polls take.
  const result = await runToEnd(test, 'sleep 0.6; rm big && echo done', { cwd });
  expect(result).toMatchObject({ end: 'finished', error: null, output: { head: 'done\n' } });
});

it('a command in the background that fills the disk is ended, and its model is told why', async (context) => {
  const cwd = await smallDisk(context);
  const test = await createTestTerminals();
  const { backgroundEnds, project, home } = test;
  const started = await test.commands.start({
    command: `${fill}; exec sleep 661`,
    cwd,
    pin: null,
    confined: null,
    shell: 'bash',
    call: null,
    project,
    outputs: home,
    signal: new AbortController().signal,
    onOutput: () => undefined,
    onAwaitsInput: () => undefined,
  });
  await started.ended;
  expect(backgroundEnds).toMatchObject([{ how: 'ended', error: { key: 'command-run.disk-full' } }]);
});
