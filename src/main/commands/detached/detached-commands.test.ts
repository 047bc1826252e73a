import { execFile } from 'node:child_process';
import { access, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { processStart } from '../../base/processes/process-identity';
import { processesOf } from '../../pty-host/process-tree/process-table';
import { startPipesInside } from '../../terminal/inside-host';
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

describe('a background command that is detached', () => {
  it('goes on when the application closes, is listed by the next one, and its end is told there', async () => {
    const first = await createTestTerminals();
    const {
      terminalId: id,
      pid,
      log,
      ended,
    } = await startDetached(first, `echo one; ${waits}; echo two; exit 3`);
    expect(first.terminal(id)).toMatchObject({ goesOn: true, fromBefore: false });
    await first.until(() => printed(first, id).includes('one'));
    await first.commands.close();
    expect(await ended).toBeNull();
    expect(first.backgroundEnds).toEqual([]);
    expect(await processStart(pid)).not.toBeNull();

    const second = await next(first);
    expect(second.terminal(id)).toMatchObject({
      id,
      kind: 'command',
      title: `echo one; ${waits}; echo two; exit 3`,
      call: { chatId: 'chat', callId: 'call' },
      project: first.project,
      state: { kind: 'running', awaitsInput: false },
      background: true,
      goesOn: true,
      fromBefore: true,
    });
    await second.until(() => printed(second, id).includes('one'));
    await writeFile(path.join(first.folder, 'go'), '');
    await whenEnded(second, id);
    expect(second.terminal(id)?.state).toEqual({ kind: 'ended', exitCode: 3, signal: null });
    expect(second.backgroundEnds).toMatchObject([{ id, how: 'ended', exitCode: 3, log }]);
    expect(await readFile(log, 'utf8')).toBe('one\ntwo\n\n[Ended with exit code 3]\n');
    expect(printed(second, id)).toContain('two\n');
    expect(await detachedFolders(second)).toEqual([]);
    await gone(pid);
    expect(processesOf({ run: `${first.instance.id}/`, leader: null })).toEqual([]);
  });

  it('that ends by saying no is known by the next application not to have failed', async () => {
    const first = await createTestTerminals();
    const pipe = path.join(first.folder, 'pipe');
    await promisify(execFile)('mkfifo', [pipe]);
    const { terminalId: id } = await startDetached(first, 'grep needle pipe');
    await first.commands.close();
    const second = await next(first);
    await writeFile(pipe, 'hay\n');
    await whenEnded(second, id);
    expect(second.terminal(id)).toMatchObject({ state: { exitCode: 1 }, benignExitCodes: [1] });
  });

  it('that ended while no application was there is listed with its end, and told', async () => {
    const first = await createTestTerminals();
    const { terminalId: id, log, pid } = await startDetached(first, `${waits}; echo done; kill -TERM $$`);
    await first.commands.close();
    await writeFile(path.join(first.folder, 'go'), '');
    await gone(pid);

    const second = await next(first);
    await whenEnded(second, id);
    expect(second.terminal(id)?.state).toEqual({ kind: 'ended', exitCode: 143, signal: 'SIGTERM' });
    expect(second.backgroundEnds).toMatchObject([{ id, how: 'ended', signal: 'SIGTERM' }]);
    expect(await readFile(log, 'utf8')).toContain('done\n');
  });

  it('prints on in order and without a gap while the application goes, however much it prints', async () => {
    const first = await createTestTerminals();
    const { terminalId: id, log } = await startDetached(first, `seq 1 400000; ${waits}`);
    await first.until(() => printed(first, id).includes('\n'));
    await first.commands.close();
    await writeFile(path.join(first.folder, 'go'), '');
    const second = await next(first);
    await whenEnded(second, id);
    const lines = Array.from({ length: 400_000 }, (_, index) => `${index + 1}\n`).join('');
    expect((await readFile(log, 'utf8')) === `${lines}\n[Ended with exit code 0]\n`).toBe(true);
  });

  it('has its log made text once it has ended', async () => {
    const first = await createTestTerminals();
    const { terminalId: id, log } = await startDetached(
      first,
      `${waits}; printf '\\033[31mred\\033[0m é\\0\\n'`,
    );
    await first.commands.close();
    await writeFile(path.join(first.folder, 'go'), '');
    const second = await next(first);
    await whenEnded(second, id);
    expect(await readFile(log, 'utf8')).toBe('red é\ufffd\n\n[Ended with exit code 0]\n');
  });

  it('is stopped by the next application with all it started', async () => {
    const first = await createTestTerminals();
    const command = `setsid sleep 651 & env -i sleep 652 & (trap '' TERM HUP; sleep 653) & echo ready; wait`;
    const { terminalId: id, pid, log } = await startDetached(first, command);
    await first.until(() => printed(first, id).includes('ready'));
    const tree = processesOf({ run: `${first.instance.id}/${id}`, leader: pid });
    expect(tree.length).toBeGreaterThan(3);
    await first.commands.close();
    expect(await alive(tree)).toEqual(tree);

    const second = await next(first);
    second.terminals.stop(id);
    await whenEnded(second, id);
    expect(second.backgroundEnds).toMatchObject([{ id, how: 'stopped', signal: 'SIGTERM' }]);
    expect(second.terminal(id)?.state).toMatchObject({ kind: 'ended', stopped: true });
    expect(await readFile(log, 'utf8')).toBe('ready\n\n[Ended with exit code 143]\n');
    expect(await alive([pid, ...tree])).toEqual([]);
    expect(await detachedFolders(second)).toEqual([]);
  });

  it('is answered for by one application at a time', async () => {
    const first = await createTestTerminals();
    const { terminalId: id } = await startDetached(first, waits);
    const beside = await next(first);
    expect(beside.terminal(id)).toBeUndefined();
    await first.commands.close();
    const [second, third] = [await next(first), await next(first)];
    expect(second.terminal(id)?.state.kind).toBe('running');
    expect(third.terminal(id)).toBeUndefined();
    second.terminals.stop(id);
    await whenEnded(second, id);
  });

  it('is detached by the next application as well, or ended with it if the user says so there', async () => {
    const first = await createTestTerminals();
    const { terminalId: id, pid } = await startDetached(first, waits);
    await first.commands.close();
    const second = await next(first);
    await second.commands.close();
    const third = await next(second);
    expect(third.terminal(id)).toMatchObject({ goesOn: true });
    await third.terminals.keep(id, false);
    expect(third.terminal(id)).toMatchObject({ goesOn: false });
    await third.commands.close();
    expect(third.backgroundEnds).toMatchObject([{ id, how: 'closed' }]);
    expect(await processStart(pid)).toBeNull();
    expect(await detachedFolders(third)).toEqual([]);
  });

  it('is not ended with what an application that was killed has left', async () => {
    const first = await createTestTerminals();
    const [detached, other] = [await startDetached(first, waits), await start(first, 'echo up; sleep 654')];
    // Until a program runs, its process has no mark of its run.
    await first.until(() => printed(first, other.terminalId).includes('up'));
    const killed = await createTestTerminals({ home: first.home });
    const { instance } = first;
    await endAbandoned({ ...instance, abandoned: async () => [instance.id] }, killed.host, async () => [
      `${instance.id}/${detached.terminalId}`,
    ]);
    await whenEnded(first, other.terminalId);
    expect(first.terminal(detached.terminalId)?.state.kind).toBe('running');
    first.terminals.stop(detached.terminalId);
    await whenEnded(first, detached.terminalId);
  });

  it('goes on when the process that held its terminal is killed, and can be stopped then', async () => {
    const test = await createTestTerminals();
    const {
      terminalId: id,
      pid,
      log,
    } = await startDetached(test, `echo one; ${waits}; echo two; until [ -e never ]; do sleep 0.02; done`);
    await test.until(() => printed(test, id).includes('one'));
    test.process()?.kill();
    // A new host runs, so Pilotfish knows that the first one is lost.
    await test.bash('true');
    await writeFile(path.join(test.folder, 'go'), '');
    await test.until(() => printed(test, id).includes('two'));
    expect(test.terminal(id)).toMatchObject({ state: { kind: 'running' }, goesOn: true });
    test.terminals.stop(id);
    await whenEnded(test, id);
    expect(test.backgroundEnds).toMatchObject([{ id, how: 'stopped' }]);
    expect(await processStart(pid)).toBeNull();
    expect(await readFile(log, 'utf8')).toMatch(/^one\ntwo\n/);
  });

  it('leaves nothing on disk when it ends in its own time, or is not to be detached after all', async () => {
    const test = await createTestTerminals();
    const { terminalId: id, ended } = await startDetached(test, `${waits}; exit 4`);
    await writeFile(path.join(test.folder, 'go'), '');
    expect(await ended).toMatchObject({ how: 'ended', exitCode: 4 });
    const other = await startDetached(test, 'sleep 655');
    await test.terminals.keep(other.terminalId, false);
    expect(test.terminal(other.terminalId)).toMatchObject({ goesOn: false });
    expect(await detachedFolders(test)).toEqual([]);
    await expect(test.terminals.keep(id, true)).rejects.toThrow(
      'Only a running background command can keep running when Pilotfish closes.',
    );
    await test.commands.close();
    expect(await other.ended).toMatchObject({ how: 'closed' });
    expect(await processStart(other.pid)).toBeNull();
  });
});

describe('a background command', () => {
  it('ends with the application unless it is detached, which is told', async () => {
    const test = await createTestTerminals();
    const { terminalId: id, pid } = await start(test, 'setsid sleep 656 & sleep 657');
    expect(test.terminal(id)).toMatchObject({ goesOn: false });
    await test.commands.close();
    expect(test.backgroundEnds).toMatchObject([{ id, how: 'closed' }]);
    expect(await processStart(pid)).toBeNull();
    expect(processesOf({ run: `${test.instance.id}/`, leader: null })).toEqual([]);
  });

  it('that has no terminal cannot be detached', async () => {
    const test = await createTestTerminals({ start: startPipesInside });
    const { terminalId: id } = await start(test, waits);
    expect(test.terminal(id)).toMatchObject({ goesOn: null });
    await expect(test.terminals.keep(id, true)).rejects.toThrow(
      'This command cannot keep running when Pilotfish closes.',
    );
    await expect(access(path.join(test.home, 'running', 'kept'))).rejects.toThrow('ENOENT');
  });
});

async function alive(pids: readonly number[]): Promise<number[]> {
  const starts = await Promise.all(pids.map((pid) => processStart(pid)));
  return pids.filter((_, index) => starts[index] !== null);
}
