import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { processStart } from '../storage/process-identity';
import { endTree } from './end-tree';
import { endAbandoned } from './instance';
import { processesOf } from './process-table';
import { createTestTerminals } from './testing/test-terminals';

/** Those that still run; one that has ended and was not asked for its exit code does not. */
async function alive(pids: readonly number[]): Promise<number[]> {
  const starts = await Promise.all(pids.map(processStart));
  return pids.filter((_, index) => starts[index] !== null);
}

/** Starts daemons in every way to get away, and says `ready` when all of them run. */
const escapes = `
(trap '' TERM HUP; sleep 600) &
setsid sleep 601 &
nohup sleep 602 >/dev/null 2>&1 &
( ( setsid bash -c 'trap "" TERM HUP INT; echo $$ > daemon; sleep 603; sleep 604' >/dev/null 2>&1 & ) & )
env -i sleep 605 &
while [ ! -s daemon ]; do sleep 0.02; done
echo ready
`;

describe('ending what a command started', () => {
  it('leaves nothing of it: other groups and sessions, daemons, those that do not listen', async () => {
    const { bash, folder, instance } = await createTestTerminals();
    const stopping = new AbortController();
    let before: number[] = [];
    const result = await bash(`${escapes}\nwait`, {
      signal: stopping.signal,
      onOutput(text) {
        if (!text.includes('ready')) return;
        before = processesOf({ run: `${instance.id}/1`, leader: null });
        stopping.abort();
      },
    });
    expect(result.end).toBe('cancelled');
    expect(before.length).toBeGreaterThan(5);
    expect(await alive([...before, Number(await readFile(path.join(folder, 'daemon'), 'utf8'))])).toEqual([]);
  });

  it('happens when the application closes, to what went on after its command', async () => {
    const { bash, host, instance } = await createTestTerminals();
    const result = await bash(escapes);
    expect(result.backgroundPids.length).toBeGreaterThan(4);
    await host.close();
    expect(await alive(result.backgroundPids)).toEqual([]);
    expect(processesOf({ run: `${instance.id}/`, leader: null })).toEqual([]);
  });

  it('happens to a bomb of forks that is still going off', async () => {
    const { bash, instance } = await createTestTerminals();
    // Goes off in six steps, so that a test that fails does not take the machine with it.
    const bomb = `bomb() { trap '' TERM; [ "$1" -gt 6 ] || { bomb $(($1 + 1)) & bomb $(($1 + 1)) & }; sleep 600; }; bomb 1`;
    const result = await bash(bomb, { timeoutMs: 100 });
    expect(result.end).toBe('timed-out');
    expect(processesOf({ run: `${instance.id}/`, leader: null })).toEqual([]);
  });

  it('happens when the host is killed and another takes its place', async () => {
    const { bash, process: host, instance } = await createTestTerminals();
    await bash('setsid sleep 606 & sleep 0.2; echo ready; sleep 607', { onOutput: () => host()?.kill() });
    const left = () => processesOf({ run: `${instance.id}/1`, leader: null });
    // Behind the sweep that the loss of the host began.
    await bash('true');
    while (left().length > 0) await bash('true');
    expect(left()).toEqual([]);
  });
});

describe('what an application that was killed left behind', () => {
  it('is ended at the next start, by its mark, and its mark goes', async () => {
    const { home, host, instance } = await createTestTerminals();
    const child = daemonOf('gone-instance');
    await once(child, 'spawn');
    await instance.mark();
    const marks = path.join(home, 'running');
    await writeFile(
      path.join(marks, 'gone-instance.json'),
      JSON.stringify({ pid: 2 ** 22 + 1, start: 'never' }),
    );
    const ended = once(child, 'exit');
    await endAbandoned(instance, host);
    await ended;
    expect(await readdir(marks)).toEqual([`${instance.id}.json`]);
  });

  it('is not looked for among what a living application runs', async () => {
    const first = await createTestTerminals();
    await first.instance.mark();
    expect(await first.instance.abandoned()).toEqual([]);
  });
});

function daemonOf(instance: string): ChildProcess {
  return spawn('sleep', ['608'], {
    env: { PATH: process.env.PATH, PILOTFISH_RUN: `${instance}/1` },
    stdio: 'ignore',
  });
}

it('asks first: a command has the time to clean up', async () => {
  const { bash, folder } = await createTestTerminals();
  const stopping = new AbortController();
  const command = `trap 'sleep 0.3; echo cleaned > cleaned; exit' TERM; echo ready; while :; do sleep 0.05; done`;
  await bash(command, { signal: stopping.signal, onOutput: () => stopping.abort() });
  expect(await readFile(path.join(folder, 'cleaned'), 'utf8')).toBe('cleaned\n');
});

it('resolves at once when there is nothing to end', async () => {
  await endTree({ run: 'nobody/0', leader: null });
});
