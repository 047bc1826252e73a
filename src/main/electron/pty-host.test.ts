import { say } from '@shared/texts/text';
import { expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import type { FromHost } from '../pty-host/host-protocol';
import { endTree } from '../pty-host/process-tree/end-tree';
import { processesOf } from '../pty-host/process-tree/process-table';
import { hostEnvironment } from '../terminal/command-environment';
import { createTestTerminals } from '../terminal/testing/test-terminals';
import { startUtilityHost } from './pty-host';
import { utilityProcess } from './testing/stand-in-utility';

// The usual host process, behind Electron's port.

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
  expect(say(result.error ?? '')).toMatch(/^The process that runs commands ended unexpectedly/);
  expect(await bash('echo next')).toMatchObject({ exitCode: 0, output: { head: 'next\n' } });
});

it('may fail in its engine: the application goes on, and its end is told', async () => {
  const host = start();
  const ended = new Promise<void>((resolve) => host.onExit(resolve));
  const process = utilityProcess.started.at(-1);
  process?.emit('error', 'FatalError', 'Reached heap limit', '{}');
  process?.kill();
  await ended;
});

/** Runs commands in a host without restarts, until each has printed `ready`. */
async function startAlone(commands: Readonly<Record<string, string>>) {
  const instance = crypto.randomUUID();
  const cwd = await tempFolder();
  const host = start();
  onTestFinished(() => endTree({ run: `${instance}/`, leader: null }));
  const told: FromHost[] = [];
  host.onMessage((message) => told.push(message));
  for (const [name, command] of Object.entries(commands))
    host.send({
      type: 'open',
      run: `${instance}/${name}`,
      program: {
        kind: 'command',
        shell: { kind: 'bash', file: '/bin/bash' },
        command: `trap '' HUP TERM; echo ready; ${command}`,
        statusFolder: cwd,
      },
      cwd,
      env: hostEnvironment(process.env),
      columns: 80,
      rows: 24,
    });
  const runsTold = (type: FromHost['type']) =>
    new Set(told.flatMap((message) => (message.type === type ? [message.run] : []))).size;
  await expect.poll(() => runsTold('output')).toBe(Object.keys(commands).length);
  const left = (name: string) => processesOf({ run: `${instance}/${name}`, leader: null });
  return { instance, cwd, host, runsTold, left };
}

it('ends what runs when it is gone at once with the application, also what does not listen', async () => {
  const { host, left } = await startAlone({ a: 'sleep 640; sleep 641', b: 'setsid nohup sleep 642' });
  host.kill();
  await expect.poll(() => [...left('a'), ...left('b')], { timeout: 10_000 }).toEqual([]);
});

it('but not what the user keeps', async () => {
  const { host, cwd, instance, runsTold, left } = await startAlone({
    detached: 'sleep 643',
    other: 'sleep 644',
  });
  const files = { folder: cwd, log: `${cwd}/log`, limit: 1024 };
  host.send({ type: 'detach', run: `${instance}/detached`, files });
  await expect.poll(() => runsTold('detached')).toBe(1);
  host.kill();
  await expect.poll(() => left('other'), { timeout: 10_000 }).toEqual([]);
  expect(left('detached')).not.toEqual([]);
});
