import { AppError } from '@shared/errors';
import { sayInEnglish, textOf } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { Closed } from '../base/closed';
import { ToolError } from '../base/tool-error';
import { defineTool } from '../tools/kit/tool';
import { newMessage } from './calls/ending';
import { edit, plainTool, read } from './testing/calls';
import { startTestQueue } from './testing/start-test-queue';
import type { TestOptions, TestQueue } from './testing/test-queue';

let test: TestQueue;

async function start(options: TestOptions = {}): Promise<void> {
  test = await startTestQueue(options);
}

describe('stopping', () => {
  const untilSaid = (text: string) =>
    test.until(({ calls }) => calls.c1?.phase.phase === 'running' && calls.c1.phase.progress === text);

  const waiting = defineTool({
    ...plainTool('waiting'),
    run: (_input, { signal, report }) =>
      new Promise((_resolve, reject) => {
        report('first line');
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  });

  it('ends the running call with what it had said, and empties the queue', async () => {
    let clock = 1_000;
    await start({ tools: [waiting], now: () => clock });
    const outcome = test.run({ tool: 'waiting', input: {} }, read('a.txt'));
    await untilSaid('first line');
    clock = 3_400;
    test.stop();
    expect(await outcome).toBe('stopped');
    expect(test.results()).toEqual({
      c1: 'Stopped by the user after 2.4 s. Partial output follows; side effects may have happened.\nfirst line',
      c2: 'Not executed: the user stopped the turn.',
    });
    expect(test.log.state().calls.c1?.phase).toMatchObject({
      phase: 'cancelled',
      why: 'stopped',
      durationMs: 2_400,
    });
    expect(test.log.state().calls.c2?.phase).toMatchObject({ phase: 'cancelled', why: 'stopped' });
  });

  it.each([
    ['application', 'the end of the application'],
    ['project', 'the closing of the project'],
    ['chat', 'the closing of the chat'],
  ] as const)('by the %s that closes is not told as the user’s doing', async (what, by) => {
    await start({ tools: [waiting] });
    const closing = new AbortController();
    const calls = ['waiting', 'glob'].map((name, index) => ({
      id: `c${index + 1}`,
      messageId: 'm',
      name,
      arguments: '{"pattern":"*"}',
    }));
    const outcome = test.queue.runBatch(calls, closing.signal);
    await untilSaid('first line');
    closing.abort(new Closed(what));
    expect(await outcome).toBe('stopped');
    expect(test.results()).toEqual({
      c1: expect.stringMatching(
        new RegExp(
          `^Stopped by ${by} after [\\d.]+ s\\. Partial output follows; side effects may have happened\\.\nfirst line$`,
        ),
      ),
      c2: `Not executed: the ${what} was closed. This was not a decision by the user.`,
    });
    const { c1, c2 } = test.log.state().calls;
    expect([c1?.phase, c2?.phase]).toMatchObject([{ why: 'interrupted' }, { why: 'closed' }]);
  });

  it('before a tool has begun keeps it from beginning', async () => {
    const begun: string[] = [];
    const eager = defineTool({
      ...plainTool('eager'),
      async run() {
        begun.push('eager');
        return { forModel: '', forPerson: { kind: 'text', text: '' } };
      },
    });
    await start({ tools: [eager] });
    test.store.onEvent(({ event }) => {
      if (event.type === 'call-moved' && event.phase.phase === 'running') test.stop();
    });
    expect(await test.run({ tool: 'eager', input: {} })).toBe('stopped');
    expect([begun, test.results()]).toEqual([[], { c1: 'Not executed: the user stopped the turn.' }]);
  });

  it('before the batch began cancels all of it', async () => {
    await start();
    const stopped = new AbortController();
    stopped.abort();
    const calls = ['c1', 'c2'].map((id) => ({
      id,
      messageId: 'm',
      name: 'glob',
      arguments: '{"pattern":"*"}',
    }));
    expect(await test.queue.runBatch(calls, stopped.signal)).toBe('stopped');
    expect(Object.values(test.results())).toEqual(Array(2).fill('Not executed: the user stopped the turn.'));
  });

  it('by a new message is told as such', async () => {
    await start();
    const call = { id: 'c1', messageId: 'm', name: 'glob', arguments: '{"pattern":"*"}' };
    const byMessage = AbortSignal.abort(newMessage);
    expect(await test.queue.resumeBatch([call, { ...call, id: 'c2' }], byMessage)).toBe('superseded');
    const text = 'Not executed: the user sent a new message instead of deciding. Read that message first.';
    expect(test.results()).toEqual({ c1: text, c2: text });
  });

  it('keeps the result of a call that was over all the same', async () => {
    const finishing = defineTool({
      ...plainTool('finishing'),
      run: (_input, { signal, report }) =>
        new Promise((resolve) => {
          report('begun');
          signal.addEventListener('abort', () =>
            resolve({ forModel: 'written', forPerson: { kind: 'text', text: '' } }),
          );
        }),
    });
    await start({ tools: [finishing] });
    const outcome = test.run({ tool: 'finishing', input: {} }, read('a.txt'));
    await untilSaid('begun');
    test.stop();
    expect(await outcome).toBe('stopped');
    expect(test.results()).toEqual({ c1: 'written', c2: 'Not executed: the user stopped the turn.' });
  });
});

it('a failure is told to the model in English, and kept for the user as the text it is', async () => {
  const told = textOf('project-files.binary', { path: '/p/a.bin' });
  const failing = defineTool({
    ...plainTool('failing'),
    run: () => Promise.reject(new ToolError(told)),
  });
  await start({ tools: [failing] });
  await test.run({ tool: 'failing', input: {} });
  expect(test.results()).toEqual({ c1: sayInEnglish(told) });
  expect(test.log.state().calls.c1?.phase).toMatchObject({
    phase: 'failed',
    preview: sayInEnglish(told),
    display: { kind: 'text', text: told },
  });
});

describe('a log that takes no more', () => {
  /** Every append after `count` fails until the returned function is called. */
  function failAfter(count: number): () => void {
    const append = test.log.append;
    let left = count;
    test.log.append = (...entry) => {
      left -= 1;
      return left >= 0 ? append(...entry) : Promise.reject(new AppError('unavailable', 'The disk is full.'));
    };
    return () => {
      test.log.append = append;
    };
  }

  it('lets nothing run that is not in it', async () => {
    await start({ mode: { kind: 'accept-edits' } });
    const path = await test.write('a.txt', 'one\n');
    const repair = failAfter(2);
    await expect(test.run(edit(path, 'one', 'two'))).rejects.toMatchObject({ code: 'unavailable' });
    expect([await test.read('a.txt'), test.phases()]).toEqual(['one\n', { c1: 'queued' }]);
    repair();
    const calls = [
      { id: 'c1', messageId: 'm1', name: 'edit', arguments: JSON.stringify(edit(path, 'one', 'two').input) },
    ];
    expect(await test.queue.resumeBatch(calls, new AbortController().signal)).toBe('finished');
    expect([await test.read('a.txt'), test.phases()]).toEqual(['two\n', { c1: 'done' }]);
  });

  it('is given the result of what did run once it takes it', async () => {
    await start({ mode: { kind: 'accept-edits' } });
    const path = await test.write('a.txt', 'one\n');
    const repair = failAfter(3);
    await expect(test.run(edit(path, 'one', 'two'))).rejects.toMatchObject({ code: 'unavailable' });
    expect([await test.read('a.txt'), test.phases()]).toEqual(['two\n', { c1: 'running' }]);
    repair();
    const calls = [
      { id: 'c1', messageId: 'm1', name: 'edit', arguments: JSON.stringify(edit(path, 'one', 'two').input) },
    ];
    await test.queue.resumeBatch(calls, new AbortController().signal);
    expect(test.results().c1).toMatch(/^Successfully modified file: /);
    expect([test.phases(), test.log.state().changedFiles]).toEqual([{ c1: 'done' }, ['a.txt']]);
  });

  it('tells the user who decided, and the call waits on', async () => {
    await start();
    const path = await test.write('a.txt', 'one\n');
    const { outcome } = await test.runToQuestion(edit(path, 'one', 'two'));
    const failed = expect(outcome).rejects.toMatchObject({ code: 'unavailable' });
    failAfter(0);
    await expect(test.decide('c1', { answer: 'accept' })).rejects.toMatchObject({ code: 'unavailable' });
    await failed;
    expect([await test.read('a.txt'), test.phases()]).toEqual(['one\n', { c1: 'waiting' }]);
  });
});
