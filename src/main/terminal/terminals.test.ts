import { readFile } from 'node:fs/promises';
import { AppError } from '@shared/errors';
import { noSigns, replayLimit, replayText } from '@shared/terminal/terminal';
import { say, textOf } from '@shared/texts/text';
import { terminalTopic } from '@shared/topics';
import type { Subscriber } from '@shared/wire/store';
import { describe, expect, it } from 'vitest';
import { Closed } from '../base/closed';
import { processStart } from '../base/processes/process-identity';
import type { AgentCommand } from '../commands/launch-command';
import { lagLimit } from './flow';
import { runToEnd } from './testing/run-to-end';
import { createTestTerminals, type TestTerminals } from './testing/test-terminals';

const size = { columns: 80, rows: 24 };
// Without start-up files of a user.
const env = { PATH: process.env.PATH, HOME: '/nowhere', SHELL: '/bin/bash', OPENAI_API_KEY: 'sk-canary' };

function replay({ store }: TestTerminals, id: string): string {
  return replayText(store.state(terminalTopic(id)));
}

async function printed(test: TestTerminals, id: string, fits: (text: string) => boolean): Promise<void> {
  await test.until(() => fits(replay(test, id)));
}

const run = (test: TestTerminals, command: string, changes: Partial<AgentCommand> = {}) =>
  runToEnd(test, command, { call: { chatId: 'chat', callId: 'call' }, ...changes });

describe('a shell of the user’s', () => {
  it('runs in the folder, answers what is typed, and has no key of ours', async () => {
    const test = await createTestTerminals({ env });
    const { id } = await test.terminals.open(test.project, size);
    test.terminals.write(id, 'cd .; echo "in $PWD with [$OPENAI_API_KEY]"\r');
    await printed(test, id, (text) => text.includes(`in ${test.folder} with []`));
    expect(test.terminal(id)).toMatchObject({ kind: 'shell', title: 'bash', call: null });
  });

  it('knows its size, and bears an absurd one', async () => {
    const test = await createTestTerminals({ env });
    const { id } = await test.terminals.open(test.project, { columns: 0, rows: -5 });
    for (const columns of [Number.NaN, 1e9, 101]) test.terminals.resize(id, { columns, rows: 33 });
    test.terminals.write(id, 'echo "size: $(stty size)"\r');
    await printed(test, id, (text) => text.includes('size: 33 101'));
  });

  it('can be renamed, ends by itself, and is gone when it is closed', async () => {
    const test = await createTestTerminals({ env });
    const { id } = await test.terminals.open(test.project, size);
    test.terminals.rename(id, 'server');
    expect(test.terminal(id)?.title).toBe('server');
    test.terminals.write(id, 'exit 5\r');
    await test.until(() => test.terminal(id)?.state.kind === 'ended');
    expect(test.terminal(id)?.state).toEqual({ kind: 'ended', exitCode: 5, signal: null });
    await test.terminals.close(id);
    expect(test.terminal(id)).toBeUndefined();
    expect(() => test.terminals.write(id, 'x')).toThrow('This terminal no longer exists.');
  });

  it('takes all that runs in it with it when it is closed', async () => {
    const test = await createTestTerminals({ env });
    const { id } = await test.terminals.open(test.project, size);
    test.terminals.write(id, 'sleep 610 & echo "pid:$!:"\r');
    await printed(test, id, (text) => /pid:\d+:/.test(text));
    const pid = Number(/pid:(\d+):/.exec(replay(test, id))?.[1]);
    await test.terminals.close(id);
    expect(await processStart(pid)).toBeNull();
  });

  it('that does not exist is said', async () => {
    const test = await createTestTerminals({ env: { ...env, SHELL: '/nowhere/zsh' } });
    const opening = test.terminals.open(test.project, size);
    await expect(opening).rejects.toEqual(
      new AppError('unavailable', textOf('terminal.no-shell', { shell: '/nowhere/zsh' })),
    );
  });

  it('keeps a bounded end of what it printed for a window that comes later', async () => {
    const test = await createTestTerminals({ env });
    const { id } = await test.terminals.open(test.project, size);
    test.terminals.write(id, 'seq 1 100000; echo "the"" end"\r');
    await printed(test, id, (text) => text.includes('the end\r\n'));
    expect(replay(test, id).length).toBeGreaterThan(0.99 * replayLimit);
    expect(test.store.state(terminalTopic(id)).replay.join('').length).toBeLessThan(2 * replayLimit);
  });

  it('waits for a window that follows it and cannot keep up, until that has, or has left', async () => {
    const test = await createTestTerminals({ env });
    const { id } = await test.terminals.open(test.project, size);
    let seen = 0;
    const window: Subscriber = {
      sendEvent({ event }) {
        if (event.type === 'output') seen += event.text.length;
      },
    };
    test.terminals.follow(id, window);
    test.store.follow(terminalTopic(id), window);
    test.terminals.write(id, 'head -c 8000000 /dev/zero | tr "\\0" x; echo "the"" end"\r');
    await test.until(() => seen > lagLimit);
    // Data in transit may still arrive; the rest does not.
    test.terminals.acknowledge(id, window, 100);
    expect(seen).toBeLessThan(4_000_000);
    expect(replay(test, id)).not.toContain('the end');
    test.terminals.drop(window);
    await printed(test, id, (text) => text.includes('the end'));
  });
});

describe('a command of the agent’s', () => {
  it('is listed while it runs and after, with its call, its live output and its end', async () => {
    const test = await createTestTerminals();
    const running = run(test, 'echo one; echo two; exit 3');
    await test.until(({ terminals }) => terminals.length === 1);
    const result = await running;
    expect(test.terminal(result.terminalId)).toEqual({
      id: result.terminalId,
      kind: 'command',
      title: 'echo one; echo two; exit 3',
      command: 'echo one; echo two; exit 3',
      call: { chatId: 'chat', callId: 'call' },
      startedAt: expect.any(Number),
      state: { kind: 'ended', exitCode: 3, signal: null },
      project: test.project,
      background: false,
      goesOn: null,
      heldBack: false,
      fromBefore: false,
      signs: noSigns,
    });
    expect(replay(test, result.terminalId)).toBe('one\ntwo\n');
    await test.terminals.close(result.terminalId);
    expect(test.terminal(result.terminalId)).toBeUndefined();
  });

  it('that never ran has failed in its terminal too', async () => {
    const test = await createTestTerminals();
    const cwd = `${test.folder}/gone`;
    const { terminalId, error } = await run(test, 'echo hi', { cwd });
    const shown = test.terminal(terminalId)?.state;
    expect(shown).toEqual({ kind: 'ended', exitCode: null, signal: null, error });
    expect(say(error ?? '')).toBe(`The command was not run: the directory ${cwd} is gone.`);
  });

  it('that waits for input says so, and can be taken over to type it', async () => {
    const test = await createTestTerminals();
    const running = run(test, 'read -p "name? " name; echo "hello $name"');
    await test.until(({ terminals }) => terminals.length === 1);
    const id = test.store.state('app').terminals[0]?.id ?? '';
    expect(() => test.terminals.takeOver(id)).toThrow('This command is not waiting for input.');
    await test.until(() => {
      const state = test.terminal(id)?.state;
      return state?.kind === 'running' && state.awaitsInput;
    });
    expect(() => test.terminals.write(id, 'x')).toThrow(
      'This command belongs to the agent. Take it over to type into it.',
    );
    test.terminals.takeOver(id);
    test.terminals.write(id, 'Ann\r');
    expect((await running).output.head).toContain('hello Ann\n');
  });

  it('can be stopped from its terminal, not closed while it runs', async () => {
    const test = await createTestTerminals();
    const running = run(test, 'echo started; sleep 611');
    await test.until(({ terminals }) => terminals.length === 1);
    const id = test.store.state('app').terminals[0]?.id ?? '';
    await printed(test, id, (text) => text.includes('started'));
    await expect(test.terminals.close(id)).rejects.toThrow('This command is still running. Stop it first.');
    test.terminals.stop(id);
    expect(await running).toMatchObject({ end: 'cancelled', stopped: true, output: { head: 'started\n' } });
    expect(test.terminal(id)?.state).toMatchObject({ kind: 'ended', signal: 'SIGTERM', stopped: true });
  });

  it.each([
    ['the user stopped its turn', new Error('stopped'), true],
    ['its chat was closed', new Closed('chat'), false],
  ])('knows whether it was stopped: %s', async (_, reason, stopped) => {
    const test = await createTestTerminals();
    const stopping = new AbortController();
    const onOutput = () => stopping.abort(reason);
    const end = await run(test, 'echo started; sleep 611', { signal: stopping.signal, onOutput });
    expect(end).toMatchObject({ end: 'cancelled', stopped });
    const state = test.terminal(end.terminalId)?.state;
    expect(state?.kind === 'ended' && state.stopped === true).toBe(stopped);
  });

  it('in the background is told of at once, goes on, and writes its log from the start', async () => {
    const test = await createTestTerminals();
    const started = await test.commands.start({
      command: 'echo first; read -t 0.3; echo last; exit 2',
      cwd: test.folder,
      pin: null,
      confined: null,
      shell: 'bash',
      signal: AbortSignal.abort(),
      call: null,
      project: test.project,
      outputs: test.home,
      onOutput: () => undefined,
      onAwaitsInput: () => undefined,
    });
    expect(started.pid).toBeGreaterThan(1);
    expect(test.terminal(started.terminalId)).toMatchObject({ background: true, state: { kind: 'running' } });
    const result = await started.ended;
    expect(result).toMatchObject({ how: 'ended', exitCode: 2 });
    expect(await readFile(started.log, 'utf8')).toBe('first\nlast\n');
  });

  it('has its turn among many at once, and leaves the list when many have ended', async () => {
    const test = await createTestTerminals();
    const all = await Promise.all(Array.from({ length: 40 }, (_, index) => run(test, `echo ${index}`)));
    expect(all.map(({ output }) => output.head)).toEqual(all.map((_, index) => `${index}\n`));
    // Terminals that ended long ago are removed.
    expect(test.store.state('app').terminals.length).toBeLessThanOrEqual(30);
  }, 60_000);

  it('cannot be run without bash, which is said', async () => {
    const test = await createTestTerminals({ env: { PATH: '/nowhere' } });
    await expect(run(test, 'echo hi')).rejects.toThrow(
      'Commands cannot be run: bash was not found on PATH. Install bash, or tell the user to.',
    );
  });
});
