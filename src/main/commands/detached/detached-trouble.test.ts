import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { terminalTopic } from '@shared/topics';
import type { Subscriber } from '@shared/wire/store';
import { describe, expect, it } from 'vitest';
import { processStart } from '../../base/processes/process-identity';
import { lagLimit } from '../../terminal/flow';
import { endAbandoned } from '../../terminal/instance';
import {
  detachedFolders,
  gone,
  next,
  printed,
  start,
  startDetached,
  waits,
  whenEnded,
} from '../../terminal/testing/detached-commands';
import { createTestTerminals } from '../../terminal/testing/test-terminals';
import { createDetachedStore } from './detached-store';

describe('a background command that is detached', () => {
  it('ends with the application when its record could not be written, and leaves nothing', async () => {
    const test = await createTestTerminals();
    const { terminalId: id, pid, ended } = await start(test, 'sleep 658');
    const folder = path.join(test.home, 'running', 'kept', id);
    await mkdir(path.join(folder, 'kept.json', 'in the way'), { recursive: true });
    await expect(test.terminals.keep(id, true)).rejects.toMatchObject({ code: 'unavailable' });
    expect(test.terminal(id)).toMatchObject({ goesOn: false });
    expect(await detachedFolders(test)).toEqual([]);
    await test.commands.close();
    expect(await ended).toMatchObject({ how: 'closed' });
    expect(await processStart(pid)).toBeNull();
  });

  it('has its end told by an application that closes as soon as it has seen it', async () => {
    const first = await createTestTerminals();
    const { terminalId: id, pid, log } = await startDetached(first, `${waits}; exit 5`);
    await first.commands.close();
    await writeFile(path.join(first.folder, 'go'), '');
    await gone(pid);
    // So much output that making it plain text takes longer than closing.
    const end = await readFile(log, 'utf8');
    await writeFile(log, `${'line\n'.repeat(4_000_000)}${end}`);
    const second = await next(first);
    await expect
      .poll(() => stat(`${log}.plain`).catch(() => second.backgroundEnds[0]), { interval: 2 })
      .toBeTruthy();
    await second.commands.close();
    expect(second.backgroundEnds).toMatchObject([{ id, how: 'ended', exitCode: 5 }]);
    expect(await detachedFolders(second)).toEqual([]);
  });

  it('says so when the next application cannot note the user’s wish, and goes on as before', async () => {
    const first = await createTestTerminals();
    const { terminalId: id } = await startDetached(first, waits);
    await first.commands.close();
    const second = await next(first);
    const record = path.join(second.home, 'running', 'kept', id, 'kept.json');
    await rm(record);
    await mkdir(path.join(record, 'in the way'), { recursive: true });
    await expect(second.terminals.keep(id, false)).rejects.toMatchObject({ code: 'unavailable' });
    expect(second.terminal(id)).toMatchObject({ state: { kind: 'running' }, goesOn: true });
    second.terminals.stop(id);
    await whenEnded(second, id);
    expect(await detachedFolders(second)).toEqual([]);
  });

  it('waits in the next application for a window that cannot keep up, until that has left', async () => {
    const first = await createTestTerminals();
    const { terminalId: id } = await startDetached(first, `${waits}; head -c 8000000 /dev/zero | tr '\\0' x`);
    await first.commands.close();
    const second = await next(first);
    let seen = 0;
    const window: Subscriber = {
      sendEvent({ event }) {
        if (event.type === 'output') seen += event.text.length;
      },
    };
    second.terminals.follow(id, window);
    second.store.follow(terminalTopic(id), window);
    await writeFile(path.join(first.folder, 'go'), '');
    await second.until(() => seen > lagLimit);
    const end = path.join(second.home, 'running', 'kept', id, 'ended');
    await expect.poll(() => readFile(end, 'utf8').catch(() => null), { timeout: 10_000 }).toBe('0');
    expect(seen).toBeLessThan(4_000_000);
    second.terminals.drop(window);
    await whenEnded(second, id);
    expect(printed(second, id)).toContain('[Ended with exit code 0]');
  });

  it('is neither ended nor forgotten when its record cannot be read', async () => {
    const first = await createTestTerminals();
    const { terminalId: id, pid } = await startDetached(first, waits);
    await first.commands.close();
    const record = path.join(first.home, 'running', 'kept', id, 'kept.json');
    await rm(record);
    // Unreadable, also for root.
    await mkdir(record);
    const second = await createTestTerminals({ home: first.home });
    const gone = { ...second.instance, abandoned: async () => [first.instance.id] };
    await endAbandoned(gone, second.host, createDetachedStore(first.home).spared);
    await second.commands.adopt();
    expect(second.terminal(id)).toBeUndefined();
    expect(await processStart(pid)).not.toBeNull();
    expect(await detachedFolders(second)).toEqual([id]);
  });
});

describe('a background command', () => {
  it('that cannot be marked as this application’s is not run, and said to have ended', async () => {
    const test = await createTestTerminals();
    const marks = path.join(test.home, 'running');
    await writeFile(marks, 'in the way');
    await expect(start(test, 'true')).rejects.toThrow('cannot write to its data folder');
    expect(test.store.state('app').terminals.map(({ state }) => state.kind)).toEqual(['ended']);
    await rm(marks);
    expect(await (await start(test, 'exit 2')).ended).toMatchObject({ how: 'ended', exitCode: 2 });
  });
});
