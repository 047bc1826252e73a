import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { replayText } from '@shared/terminal/terminal';
import { terminalTopic } from '@shared/topics';
import { expect, onTestFinished } from 'vitest';
import { processStart } from '../../base/processes/process-identity';
import type { BackgroundCommand } from '../../commands/commands';
import { endTree } from '../../pty-host/process-tree/end-tree';
import type { Sandbox } from '../../sandbox/wrap-command';
import { createTestTerminals, type TestTerminals } from './test-terminals';

// For tests: commands that continue without their application, and the next application.

export async function start(test: TestTerminals, command: string): Promise<BackgroundCommand> {
  const started = await test.commands.start({
    command,
    cwd: test.folder,
    pin: null,
    confined: test.confined,
    shell: 'bash',
    signal: new AbortController().signal,
    call: { chatId: 'chat', callId: 'call' },
    project: test.project,
    outputs: path.join(test.home, 'outputs'),
    onOutput: () => undefined,
    onAwaitsInput: () => undefined,
  });
  // Also if the test fails, because no other code would end a detached command.
  onTestFinished(() => endTree({ run: `${test.instance.id}/${started.terminalId}`, leader: null }, 0));
  return started;
}

export async function startDetached(test: TestTerminals, command: string): Promise<BackgroundCommand> {
  const started = await start(test, command);
  await test.terminals.keep(started.terminalId, true);
  return started;
}

/** The next application on the same data folder. */
export async function next({ home }: TestTerminals, sandbox: Sandbox | null = null): Promise<TestTerminals> {
  const test = await createTestTerminals({ home, sandbox });
  await test.commands.adopt();
  return test;
}

export const printed = ({ store }: TestTerminals, id: string) => replayText(store.state(terminalTopic(id)));

export const whenEnded = (test: TestTerminals, id: string) =>
  test.until(() => test.terminal(id)?.state.kind === 'ended');

export const detachedFolders = ({ home }: TestTerminals) => readdir(path.join(home, 'running', 'kept'));

/** Continues until the file `go` is in its folder. */
export const waits = 'until [ -e go ]; do sleep 0.02; done';

/** The system reports the end of a process only to its parent. */
export async function gone(pid: number): Promise<void> {
  await expect.poll(() => processStart(pid), { timeout: 10_000 }).toBeNull();
}
