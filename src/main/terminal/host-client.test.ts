import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { HostProcess } from '../pty-host/host-protocol';
import { processesOf } from '../pty-host/process-tree/process-table';
import { hostEnvironment } from './command-environment';
import { startHostProcess } from './host-process';
import { createTestTerminals } from './testing/test-terminals';

/** A process that ends before its first message. */
function stillbornHost(): HostProcess {
  const child = fork(path.join('/nowhere', 'pty-host.js'), [], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    send: (message) => void (child.connected && child.send(message, () => undefined)),
    onMessage: () => undefined,
    onExit: (listener) => void exited.then(listener),
    kill: () => void child.kill(),
  };
}

it('does without a host that does not come up: the same command runs behind pipes, with a notice', async () => {
  const { bash, notices } = await createTestTerminals({ start: stillbornHost });
  expect(await bash('[ -t 1 ] || echo pipe; exit 3')).toMatchObject({
    exitCode: 3,
    output: { head: 'pipe\n' },
  });
  expect(notices).toEqual([
    'Commands run without a terminal, because its process cannot be started (it ended at once).',
  ]);
});

it('ends what an earlier host has left although the host that was told to is lost', async () => {
  const hosts = [stillbornHost, () => startHostProcess(hostEnvironment(process.env))];
  const { host } = await createTestTerminals({ start: () => (hosts.shift() ?? stillbornHost)() });
  const run = 'earlier/left';
  const child = spawn('sleep', ['662'], { env: { ...process.env, PILOTFISH_RUN: run } });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'spawn');
  expect(processesOf({ run, leader: null })).toEqual([child.pid]);
  const ended = once(child, 'exit');
  await host.endLeft(run, null);
  expect(processesOf({ run, leader: null })).toEqual([]);
  await ended;
});

it('starts no process before the first command, and one for all of them', async () => {
  const { bash, process: host } = await createTestTerminals();
  expect(host()).toBeNull();
  await bash('true');
  const first = host();
  await Promise.all([bash('true'), bash('true')]);
  expect(host()).toBe(first);
});
