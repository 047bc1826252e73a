import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { processStart } from '../base/processes/process-identity';
import type { HostClient, Run } from '../terminal/host-client';
import { createTestTerminals, type TestTerminals } from '../terminal/testing/test-terminals';
import type { DetachAnswer, DetachedFiles } from './host-protocol';
import { endTree } from './process-tree/end-tree';
import { processesOf } from './process-tree/process-table';

type Held = {
  readonly run: Run;
  readonly files: DetachedFiles;
  /** Of all processes that it has started. */
  pids(): readonly number[];
};

/** A command whose terminal is held from its start, with a log of at most 40 KB. */
async function hold(
  { host, folder, home, instance }: TestTerminals,
  command: string,
  name = 'held',
): Promise<Held> {
  const files = { folder: path.join(home, name), log: path.join(home, `${name}.txt`), limit: 40 * 1024 };
  await mkdir(files.folder);
  const id = `${instance.id}/${name}`;
  // Also if the test fails, because no other code would end it.
  onTestFinished(() => endTree({ run: id, leader: null }, 0));
  const run = await opened(host, {
    run: id,
    program: {
      kind: 'command',
      shell: { kind: 'bash', file: '/bin/bash' },
      command,
      statusFolder: files.folder,
    },
    cwd: folder,
    env: { PATH: String(process.env.PATH) },
    columns: 80,
    rows: 24,
  });
  expect(await run.detach(files)).toMatchObject({ kind: 'held' });
  return { run, files, pids: () => processesOf({ run: id, leader: null }) };
}

async function opened(host: HostClient, request: Parameters<HostClient['open']>[0]): Promise<Run> {
  return await new Promise((resolve) => {
    const run = host.open(request, {
      onOpened: () => queueMicrotask(() => resolve(run)),
      onOutput: () => undefined,
      onAwaitsInput: () => undefined,
      onEnded: () => undefined,
    });
  });
}

const text = (file: string) => readFile(file, 'utf8').catch(() => null);

it('writes no longer a log than it may, and does not hold the command up', async () => {
  const test = await createTestTerminals();
  const { run, files } = await hold(
    test,
    'until [ -e go ]; do sleep 0.02; done; yes | head -c 300000; exit 6',
  );
  run.leave();
  await run.gone;
  await test.host.close();
  await mkdir(path.join(test.folder, 'go'));
  await expect.poll(() => text(path.join(files.folder, 'ended')), { timeout: 10_000 }).toBe('6');
  expect(await text(files.log)).toBe(`${'y\n'.repeat(20 * 1024)}\n[Ended with exit code 6]\n`);
});

it('is not there any more for a command that is let go, which ends with its host', async () => {
  const test = await createTestTerminals();
  const { run, files } = await hold(test, 'sleep 660');
  expect(await run.detach(null)).toEqual({ kind: 'let-go' });
  await test.host.close();
  await run.gone;
  expect(await text(path.join(files.folder, 'left'))).toBeNull();
  expect(await run.detach(files)).toMatchObject({ kind: 'refused' });
});

it('has no terminal open but that of its own command, so that no other command’s session leader stays for it', async () => {
  const test = await createTestTerminals();
  const waits = (file: string) => `until [ -e ${file} ]; do sleep 0.02; done`;
  // The second exists when the first is kept, and vice versa.
  const [one, two] = [await hold(test, waits('one'), 'one'), await hold(test, waits('two'), 'two')];
  await one.run.detach(null);
  expect(await one.run.detach(one.files)).toMatchObject({ kind: 'held' });
  for (const { run } of [one, two]) run.leave();
  await Promise.all([one.run.gone, two.run.gone]);
  await test.host.close();
  expect(one.pids()).not.toEqual([]);
  await mkdir(path.join(test.folder, 'two'));
  await expect.poll(two.pids, { timeout: 10_000 }).toEqual([]);
  expect(one.pids()).not.toEqual([]);
  expect((await stat(path.join(two.files.folder, 'left'))).mode & 0o077).toBe(0);
  await mkdir(path.join(test.folder, 'one'));
  await expect.poll(one.pids, { timeout: 10_000 }).toEqual([]);
});

it('is replaced when it was killed', async () => {
  const test = await createTestTerminals();
  const { run, files } = await hold(test, 'sleep 661');
  const holderOf = (answer: DetachAnswer) => (answer.kind === 'held' ? answer.holder : -1);
  const first = holderOf(await run.detach(files));
  process.kill(first, 'SIGKILL');
  await expect.poll(() => processStart(first)).toBeNull();
  await expect.poll(async () => holderOf(await run.detach(files))).not.toBe(first);
  await run.detach(null);
});
