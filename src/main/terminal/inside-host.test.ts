import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { startTerminalsInside } from './inside-host';
import { createTestTerminals } from './testing/test-terminals';

const start = () => startTerminalsInside({});

/** The command lines of this process's children. */
const children = () =>
  execFileSync('ps', ['-o', 'args=', '--ppid', String(process.pid)], { encoding: 'utf8' }).split('\n');

it('runs commands in a terminal of this very process, with every byte and the exit code', async () => {
  const { bash, notices } = await createTestTerminals({ start });
  const pieces: Buffer[] = [];
  const result = await bash('[ -t 1 ] && echo tty; seq 1 20000; printf "你🐟"; exit 3', {
    onOutput: (bytes) => void pieces.push(bytes),
  });
  expect(result).toMatchObject({ end: 'finished', exitCode: 3, error: null });
  const lines = Array.from({ length: 20_000 }, (_, index) => `${index + 1}\n`).join('');
  expect(Buffer.concat(pieces).toString() === `tty\n${lines}你🐟`).toBe(true);
  expect(children().filter((line) => line.includes('pty-host'))).toEqual([]);
  expect(notices).toEqual([]);
});

it('takes what is typed, and ends what it is told to end', async () => {
  const { bash } = await createTestTerminals({ start });
  const stopping = new AbortController();
  const answer = await bash('read line; echo "<$line>"; read -t 60', {
    signal: stopping.signal,
    onStarted: (run) => run.write('heron\n'),
    onOutput: (bytes) => void (bytes.includes('<heron>') && stopping.abort()),
  });
  expect(answer).toMatchObject({ end: 'cancelled', backgroundPids: [] });
});

it('holds a flood back that is not dealt with', async () => {
  const { bash } = await createTestTerminals({ start });
  let most = 0;
  let waiting = 0;
  const result = await bash('head -c 20000000 /dev/zero | tr "\\0" x', {
    async onOutput(bytes) {
      waiting += bytes.length;
      most = Math.max(most, waiting);
      await new Promise((resolve) => setImmediate(resolve));
      waiting -= bytes.length;
    },
  });
  expect(result).toMatchObject({ exitCode: 0 });
  expect(most).toBeLessThan(2_000_000);
});
