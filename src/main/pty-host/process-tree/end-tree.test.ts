import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { processStart } from '../../base/processes/process-identity';
import { twice } from '../../commands/testing/twice';
import { endAbandoned } from '../../terminal/instance';
import { createTestTerminals } from '../../terminal/testing/test-terminals';
import { endTree } from './end-tree';
import { processesOf } from './process-table';

/** The processes that still run. An ended process without a collected exit code does not count. */
async function alive(pids: readonly number[]): Promise<number[]> {
  const starts = await Promise.all(pids.map((pid) => processStart(pid)));
  return pids.filter((_, index) => starts[index] !== null);
}

async function pidIn(file: string): Promise<number> {
  return Number(await readFile(file, 'utf8'));
}

/** Starts daemons that escape in every way, and prints `ready` when all of them run. */
const escapes = `
(trap '' TERM HUP; sleep 600) &
setsid sleep 601 &
nohup sleep 602 >/dev/null 2>&1 &
( ( setsid bash -c 'trap "" TERM HUP INT; echo $$ > daemon; sleep 603; sleep 604' >/dev/null 2>&1 & ) & )
env -i sleep 605 &
( ( env -i setsid bash -c 'trap "" TERM HUP INT; echo $$ > bare; sleep 606; sleep 607' </dev/null >/dev/null 2>&1 & ) & )
while [ ! -s daemon ] || [ ! -s bare ]; do sleep 0.02; done
echo ready
`;

/** Root has no limit of processes, so the command runs as a user with no other processes. */
function asAnybody(command: string): string {
  if (process.getuid?.() !== 0) return command;
  const script = `process.setgroups([54321]); process.setgid(54321); process.setuid(54321);
    require("node:child_process").spawnSync("bash", ["-c", process.argv[1]], { stdio: "inherit" });`;
  return `"${process.execPath}" -e '${script}' '${command}'`;
}

twice(({ sandbox }) => {
  describe('ending what a command started', () => {
    it('leaves nothing of it: other groups and sessions, daemons, those that do not listen', async () => {
      const { bash, folder, instance } = await createTestTerminals({ sandbox });
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
      // In the sandbox processes have other numbers.
      const names = sandbox === null ? ['daemon', 'bare'] : [];
      const daemons = await Promise.all(names.map((name) => pidIn(path.join(folder, name))));
      expect(await alive([...before, ...daemons])).toEqual([]);
    });

    it('happens to a bomb of forks that is still going off', async () => {
      const { bash, instance } = await createTestTerminals({ sandbox });
      // Stops after five steps, so that a failed test does not overload the machine.
      const bomb = `bomb() { trap '' TERM; [ "$1" -gt 5 ] || { bomb $(($1 + 1)) & bomb $(($1 + 1)) & }; sleep 600; }; bomb 1`;
      const result = await bash(bomb, { timeoutMs: 100 });
      expect(result.end).toBe('timed-out');
      expect(processesOf({ run: `${instance.id}/`, leader: null })).toEqual([]);
    });

    it('happens to dozens of daemons that have dropped every mark but one', async () => {
      const { bash, instance } = await createTestTerminals({ sandbox });
      const stopping = new AbortController();
      let before = 0;
      const daemon = '(env -i setsid sleep 609 </dev/null >/dev/null 2>&1 &)';
      const result = await bash(`for i in {1..60}; do ${daemon}; done; echo ready; sleep 600`, {
        signal: stopping.signal,
        onOutput() {
          before = processesOf({ run: `${instance.id}/1`, leader: null }).length;
          stopping.abort();
        },
      });
      expect(result.end).toBe('cancelled');
      expect(before).toBeGreaterThan(60);
      expect(processesOf({ run: `${instance.id}/`, leader: null })).toEqual([]);
    });

    it('happens when the host is killed and another takes its place', async () => {
      const { bash, process: host, instance } = await createTestTerminals({ sandbox });
      await bash('setsid sleep 606 & sleep 0.2; echo ready; sleep 607', { onOutput: () => host()?.kill() });
      const left = () => processesOf({ run: `${instance.id}/1`, leader: null });
      // Runs after the reaping that the loss of the host started.
      await bash('true');
      while (left().length > 0) await bash('true');
      expect(left()).toEqual([]);
    });

    it('happens when the host is killed, also if the application closes right then', async () => {
      const { bash, host, process: hostProcess, instance } = await createTestTerminals({ sandbox });
      await bash('trap "" TERM; echo ready; sleep 608', { onOutput: () => hostProcess()?.kill() });
      await host.close();
      expect(processesOf({ run: `${instance.id}/`, leader: null })).toEqual([]);
    });

    it('asks first: a command has the time to clean up', async () => {
      const { bash, folder } = await createTestTerminals({ sandbox });
      const stopping = new AbortController();
      const command = `trap 'sleep 0.3; echo cleaned > cleaned; exit' TERM; echo ready; while :; do sleep 0.05; done`;
      await bash(command, { signal: stopping.signal, onOutput: () => stopping.abort() });
      expect(await readFile(path.join(folder, 'cleaned'), 'utf8')).toBe('cleaned\n');
    });
  });
});

describe('ending what a command started without the sandbox', () => {
  it('finds what has lost its parent and every mark while it was being ended', async () => {
    const { bash, folder } = await createTestTerminals();
    const stopping = new AbortController();
    const bare = `trap "" TERM; echo $$ > bare; echo ready; while :; do sleep 0.05; done`;
    await bash(`ulimit -S -x unlimited; env -i setsid --wait bash -c '${bare}'; exit 1`, {
      signal: stopping.signal,
      onOutput: (text) => void (text.includes('ready') && stopping.abort()),
    });
    expect(await alive([await pidIn(path.join(folder, 'bare'))])).toEqual([]);
  });

  it('happens when the application closes, to what went on after its command', async () => {
    const { bash, host, instance } = await createTestTerminals();
    const result = await bash(escapes);
    expect(result.backgroundPids.length).toBeGreaterThan(4);
    await host.close();
    expect(await alive(result.backgroundPids)).toEqual([]);
    expect(processesOf({ run: `${instance.id}/`, leader: null })).toEqual([]);
  });

  it('happens to one without an end, under a limit of processes', async () => {
    const { bash, instance } = await createTestTerminals();
    const bomb = 'ulimit -u 300; bomb() { bomb | bomb & }; bomb; sleep 600';
    const stopping = new AbortController();
    const result = await bash(asAnybody(bomb), {
      signal: stopping.signal,
      onOutput: (bytes) => void (bytes.includes('fork') && stopping.abort()),
    });
    expect(result.end).toBe('cancelled');
    expect(processesOf({ run: `${instance.id}/`, leader: null })).toEqual([]);
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

it('resolves at once when there is nothing to end', async () => {
  await endTree({ run: 'nobody/0', leader: null });
});
