import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { terminalTopic } from '@shared/topics';
import type { Subscriber } from '@shared/wire/store';
import { describe, expect, it } from 'vitest';
import { processesOf } from '../pty-host/process-tree/process-table';
import { start, whenEnded } from '../terminal/testing/detached-commands';
import { createTestTerminals, type TestTerminals } from '../terminal/testing/test-terminals';

// A background command that floods sleeps once its log, or the outputs of its project, are full, unless a window shows
// it.

const logLimit = 50_000;

async function flood(command = 'yes'): Promise<{ test: TestTerminals; id: string; log: string }> {
  const test = await createTestTerminals({ logLimit });
  const { terminalId: id, log } = await start(test, command);
  await whenHeld(test, id);
  return { test, id, log };
}

const whenHeld = (test: TestTerminals, id: string, isHeld = true) =>
  test.until(() => test.terminal(id)?.heldBack === isHeld);

/** Clock ticks of computing time of the command and of the process with its terminal. */
function ticks({ instance }: TestTerminals, id: string): number {
  const pids = [...processesOf({ run: `${instance.id}/${id}`, leader: null }), ...hosts()];
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
    return sum + Number(fields[11]) + Number(fields[12]);
  }, 0);
}

/** Children of this process that own terminals. */
function hosts(): number[] {
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'latin1').trim().split(' '),
  );
  return children.filter(Boolean).map(Number);
}

it.runIf(process.platform === 'linux')('is asleep, with its log full to the byte', async () => {
  const { test, id, log } = await flood();
  let before = -1;
  const isQuiet = () => {
    const now = ticks(test, id);
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isQuiet, { interval: 400, timeout: 20_000 }).toBe(true);
  await expect.poll(async () => (await stat(log)).size).toBe(logLimit);
  expect(test.terminal(id)?.state).toEqual({ kind: 'running', awaitsInput: false });
});

it('goes on while somebody watches, and sleeps again when nobody does', async () => {
  const { test, id } = await flood('i=0; while :; do echo "line $((i += 1))"; done');
  const { store, terminals } = test;
  let seen = 0;
  const window: Subscriber = {
    sendEvent({ event }) {
      if (event.type === 'output') seen += event.text.length;
    },
  };
  const wentOn = whenHeld(test, id, false);
  store.follow(terminalTopic(id), window);
  terminals.follow(id, window);
  await wentOn;
  await expect.poll(() => seen, { timeout: 20_000 }).toBeGreaterThan(5 * logLimit);
  expect(test.terminal(id)?.heldBack).toBe(false);
  terminals.leave(id, window);
  await whenHeld(test, id);
});

it('can be stopped', async () => {
  const { test, id } = await flood();
  test.terminals.stop(id);
  await whenEnded(test, id);
  expect(processesOf({ run: `${test.instance.id}/${id}`, leader: null })).toEqual([]);
  expect(test.backgroundEnds).toMatchObject([{ id, how: 'stopped' }]);
});

it('has its end told when it is ended from outside', async () => {
  const { test, id } = await flood('echo $$ > pid; exec yes');
  const pid = Number(await readFile(path.join(test.folder, 'pid'), 'utf8'));
  expect(pid).toBeGreaterThan(1);
  process.kill(pid, 'SIGKILL');
  await whenEnded(test, id);
  expect(test.terminal(id)?.state).toMatchObject({ kind: 'ended', exitCode: 137 });
});

it('ends with the application', async () => {
  const { test, id } = await flood();
  await test.commands.close();
  expect(test.backgroundEnds).toMatchObject([{ id, how: 'closed' }]);
});

it('goes on when room is made in its log', async () => {
  const { test, id, log } = await flood('i=0; while :; do echo "line $((i += 1))"; done');
  const firstLine = (await readFile(log, 'utf8')).split('\n')[0];
  const wentOn = whenHeld(test, id, false);
  await truncate(log, 0);
  await wentOn;
  await whenHeld(test, id);
  await expect.poll(async () => (await stat(log)).size).toBe(logLimit);
  expect((await readFile(log, 'utf8')).split('\n')[0]).not.toBe(firstLine);
});

describe('several that flood at once', () => {
  const outputsLimit = 800_000;

  async function floods() {
    const test = await createTestTerminals({ outputsLimit });
    const commands = await Promise.all(['a', 'b', 'c', 'd'].map((name) => start(test, `yes ${name}`)));
    const ids = commands.map(({ terminalId }) => terminalId);
    await Promise.all(ids.map((id) => whenHeld(test, id)));
    return { test, commands, ids };
  }

  const heldTogether = async ({ home }: TestTerminals) => {
    const folder = path.join(home, 'outputs');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.txt'));
    const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  };

  it('fill no more than the outputs of their project may hold, and leave room for the beginnings of others', async () => {
    const { test } = await floods();
    expect(await heldTogether(test)).toBeGreaterThan(outputsLimit / 2);
    const other = await start(test, 'echo hello; sleep 1000');
    await expect.poll(() => readFile(other.log, 'utf8')).toBe('hello\n');
    expect(test.terminal(other.terminalId)?.heldBack).toBe(false);
    expect(await heldTogether(test)).toBeLessThanOrEqual(outputsLimit);
  });

  it('go on when one of them has ended, in its room', async () => {
    const { test, ids, commands } = await floods();
    const [first = '', ...others] = ids;
    const wentOn = Promise.any(others.map((id) => whenHeld(test, id, false)));
    test.terminals.stop(first);
    await whenEnded(test, first);
    await wentOn;
    await Promise.all(others.map((id) => whenHeld(test, id)));
    await expect(stat(commands[0]?.log ?? '')).rejects.toThrow('ENOENT');
    expect(await heldTogether(test)).toBeLessThanOrEqual(outputsLimit);
  });

  it('leave a command that is waited for the beginning of its output, and that is said', async () => {
    const { test } = await floods();
    const { output } = await test.commands.run({
      command: 'seq 1 50000',
      shell: 'bash',
      cwd: test.folder,
      pin: null,
      confined: null,
      timeoutMs: 60_000,
      signal: new AbortController().signal,
      call: null,
      project: test.project,
      outputs: path.join(test.home, 'outputs'),
      onOutput: () => undefined,
      onAwaitsInput: () => undefined,
    });
    expect(output.rest?.place).toMatch(
      /\.txt \(its first \S+ MB; the outputs of the project have no more room\)$/,
    );
    expect(output.rest?.tail).toMatch(/50000\n$/);
    expect(await heldTogether(test)).toBeLessThanOrEqual(outputsLimit);
  });
});
