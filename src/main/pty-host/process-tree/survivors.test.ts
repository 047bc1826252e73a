import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { processStart } from '../../base/processes/process-identity';
import { runToEnd } from '../../terminal/testing/run-to-end';
import {
  createTestTerminals,
  shareTestTerminals,
  type TestTerminals,
} from '../../terminal/testing/test-terminals';
import { processesOf } from './process-table';

// Surviving processes of a command: they continue, are reported, can be stopped, and end with the application.

const waysToStay = [
  'sleep 631 >/dev/null 2>&1 &',
  'nohup sleep 632 >/dev/null 2>&1 &',
  'nohup sleep 633 >/dev/null 2>&1 & disown',
  'setsid nohup sleep 634 </dev/null >/dev/null 2>&1 & disown',
  '(trap "" HUP; exec sleep 635) </dev/null >/dev/null 2>&1 &',
];

function living({ instance }: TestTerminals): number[] {
  return processesOf({ run: `${instance.id}/`, leader: null });
}

describe('what goes on after its command', () => {
  const terminals = shareTestTerminals();

  it.each(waysToStay)('is told by its terminal, and ends when that is stopped: %s', async (command) => {
    const test = terminals();
    const { terminalId: id, backgroundPids } = await runToEnd(test, command);
    expect(test.terminal(id)?.state).toEqual({ kind: 'lingers', exitCode: 0, signal: null });
    expect(living(test)).toEqual(expect.arrayContaining([...backgroundPids]));
    await expect(test.terminals.close(id)).rejects.toThrow(
      'Processes that this command started are still running.',
    );
    test.terminals.stop(id);
    await test.until(() => test.terminal(id)?.state.kind === 'ended');
    expect(living(test)).toEqual([]);
  });
});

it('what went on after commands ends when the application closes', async () => {
  const test = await createTestTerminals();
  const left = await Promise.all(waysToStay.map((command) => runToEnd(test, command)));
  const pids = left.flatMap(({ backgroundPids }) => backgroundPids);
  expect(pids).toHaveLength(waysToStay.length);
  await test.commands.close();
  expect(living(test)).toEqual([]);
  expect(await Promise.all(pids.map((pid) => processStart(pid)))).toEqual(pids.map(() => null));
});

it('the terminal has ended when what was left has, without anybody stopping it', async () => {
  const test = await createTestTerminals();
  const { terminalId: id } = await runToEnd(test, 'sleep 0.5 >/dev/null 2>&1 & exit 3');
  expect(test.terminal(id)?.state).toEqual({ kind: 'lingers', exitCode: 3, signal: null });
  await test.until(() => test.terminal(id)?.state.kind === 'ended');
  expect(test.terminal(id)?.state).toEqual({ kind: 'ended', exitCode: 3, signal: null });
});

it('what a background command left running is told and stopped the same way', async () => {
  const test = await createTestTerminals();
  const started = await test.commands.start({
    command: 'nohup sleep 636 >/dev/null 2>&1 &',
    cwd: test.folder,
    pin: null,
    confined: null,
    shell: 'bash',
    signal: new AbortController().signal,
    call: null,
    project: test.project,
    outputs: test.home,
    onOutput: () => undefined,
    onAwaitsInput: () => undefined,
  });
  await started.ended;
  expect(test.terminal(started.terminalId)?.state.kind).toBe('lingers');
  test.terminals.stop(started.terminalId);
  await test.until(() => test.terminal(started.terminalId)?.state.kind === 'ended');
  expect(living(test)).toEqual([]);
});

it('what a shell of the user’s that has ended left running ends with the application as well', async () => {
  const test = await createTestTerminals({ env: { ...process.env, SHELL: '/bin/bash' } });
  const { id } = await test.terminals.open(test.project, { columns: 80, rows: 24 });
  test.terminals.write(id, 'nohup sleep 637 </dev/null >/dev/null 2>&1 & disown; echo $! > pid; exit\r');
  await test.until(() => test.terminal(id)?.state.kind === 'ended');
  const pid = Number(await readFile(path.join(test.folder, 'pid'), 'utf8'));
  expect(await processStart(pid)).not.toBeNull();
  await test.commands.close();
  expect(await processStart(pid)).toBeNull();
});
