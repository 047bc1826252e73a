import { expect, it } from 'vitest';
import { hostEnvironment } from '../terminal/command-environment';
import { createTestTerminals } from '../terminal/testing/test-terminals';
import { startUtilityHost } from './pty-host';

// The same host process as everywhere, behind Electron's port.

const start = () => startUtilityHost(hostEnvironment(process.env));

it('runs commands in a terminal, with every byte and the exit code', async () => {
  const { bash, notices } = await createTestTerminals({ start });
  const pieces: Buffer[] = [];
  const result = await bash('[ -t 1 ] && echo tty; seq 1 20000; printf "你🐟"; exit 3', {
    onOutput: (bytes) => void pieces.push(bytes),
  });
  expect(result).toMatchObject({ end: 'finished', exitCode: 3, error: null });
  const lines = Array.from({ length: 20_000 }, (_, index) => `${index + 1}\n`).join('');
  expect(Buffer.concat(pieces).toString() === `tty\n${lines}你🐟`).toBe(true);
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

it('may be lost: its command says so, and the next one has another', async () => {
  const { bash, process: host } = await createTestTerminals({ start });
  const result = await bash('echo before; sleep 60', { onOutput: () => host()?.kill() });
  expect(result.error).toMatch(/^The process that runs commands ended unexpectedly/);
  expect(await bash('echo next')).toMatchObject({ exitCode: 0, output: { head: 'next\n' } });
});
