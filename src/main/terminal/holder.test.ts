import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { HostClient, Run } from './host-client';
import type { KeepPlace } from './host-protocol';
import { createTestTerminals, type TestTerminals } from './testing/test-terminals';

type Held = { readonly run: Run; readonly place: KeepPlace };

/** A command whose terminal is held from its start, with a log of at most 40 KB. */
async function hold({ host, folder, home, instance }: TestTerminals, command: string): Promise<Held> {
  const place = { folder: path.join(home, 'kept'), log: path.join(home, 'log'), limit: 40 * 1024 };
  await mkdir(place.folder);
  const run = await opened(host, {
    run: `${instance.id}/held`,
    program: { kind: 'command', shell: '/bin/bash', command, keptIn: place.folder },
    ...{ cwd: folder, env: { PATH: String(process.env.PATH) }, columns: 80, rows: 24 },
  });
  expect(await run.keep(place)).toMatchObject({ kind: 'held' });
  return { run, place };
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
  const { run, place } = await hold(
    test,
    'until [ -e go ]; do sleep 0.02; done; yes | head -c 300000; exit 6',
  );
  run.leave();
  await run.gone;
  await test.host.close();
  await mkdir(path.join(test.folder, 'go'));
  await expect.poll(() => text(path.join(place.folder, 'ended')), { timeout: 10_000 }).toBe('6');
  expect(await text(place.log)).toBe(`${'y\n'.repeat(20 * 1024)}\n[Ended with exit code 6]\n`);
});

it('is not there any more for a command that is let go, which ends with its host', async () => {
  const test = await createTestTerminals();
  const { run, place } = await hold(test, 'sleep 660');
  expect(await run.keep(null)).toEqual({ kind: 'let-go' });
  await test.host.close();
  await run.gone;
  expect(await text(path.join(place.folder, 'left'))).toBeNull();
  expect(await run.keep(place)).toMatchObject({ kind: 'refused' });
});
