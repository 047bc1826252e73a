import { AppError } from '@shared/errors';
import { isFinished } from '@shared/tool-call/tool-call';
import { describe, expect, it } from 'vitest';
import { defineTool } from '../tools/kit/tool';
import { edit, plainTool, read } from './testing/calls';
import { nest, nestingTool } from './testing/nesting-tool';
import { startTestQueue } from './testing/start-test-queue';
import { lastCalls, type TestQueue } from './testing/test-queue';

/** Reports that it runs, and continues until it is aborted. */
const endless = defineTool({
  ...plainTool('endless'),
  run: (_input, { signal, report }) =>
    new Promise((_resolve, reject) => {
      report('running');
      signal.addEventListener('abort', () => reject(signal.reason));
    }),
});

const tools = [nestingTool, endless];
const interrupted =
  'Interrupted: the application ended while this call was running. Side effects may have happened; look before you try again.';
const neverBegan = 'Not executed: the application was closed. This was not a decision by the user.';

/** A question in one lane, a running call in the other, and one more call behind each. */
async function askAndRun(test: TestQueue) {
  const path = await test.write('a.txt', 'one\n');
  const running = { tool: 'endless', input: {} };
  const outcome = test.run(nest([edit(path, 'one', 'two'), read(path)], [running, read(path)]), read(path));
  outcome.catch(() => undefined);
  await test.question('c1/1');
  await test.until(({ calls }) => calls['c1/3']?.phase.phase === 'running');
  return { outcome };
}

describe('a restart with nested calls under way', () => {
  it('ends them with the call they are of, each with one result, and what is behind it runs', async () => {
    const before = await startTestQueue({ tools });
    await askAndRun(before);
    // As at the end of the process.
    await before.log.close();
    await before.close();
    const test = await startTestQueue({ at: before, tools });
    expect(test.phases()).toMatchObject({ c1: 'running', 'c1/1': 'waiting', 'c1/3': 'running' });
    const { hash } = await test.question('c1/1');
    const decided = test.queue.decide('c1/1', hash, { answer: 'accept' });
    await expect(decided).rejects.toMatchObject({ code: 'unavailable' });

    expect(await test.queue.resumeBatch(lastCalls(test.log), new AbortController().signal)).toBe('finished');
    expect(test.results()).toMatchObject({
      c1: interrupted,
      c2: expect.stringContaining('one'),
      'c1/1': neverBegan,
      'c1/2': neverBegan,
      'c1/3': interrupted,
      'c1/4': neverBegan,
    });
    const { calls } = test.log.state();
    expect(Object.values(calls).every(({ phase }) => isFinished(phase))).toBe(true);
    expect(calls['c1/3']?.phase).toMatchObject({ phase: 'cancelled', why: 'interrupted' });
    expect(await test.read('a.txt')).toBe('one\n');
  });
});

describe('a log that takes no more', () => {
  it('runs nothing nested that is not in it, and once it takes more each call has its one result', async () => {
    const test = await startTestQueue({ tools });
    const { outcome } = await askAndRun(test);
    const append = test.log.append;
    test.log.append = () => Promise.reject(new AppError('unavailable', 'The disk is full.'));
    await expect(test.decide('c1/1', { answer: 'accept' })).rejects.toMatchObject({ code: 'unavailable' });
    test.log.append = append;
    expect(await outcome).toBe('finished');
    expect(await test.read('a.txt')).toBe('one\n');
    expect(test.phases()).toMatchObject({ c1: 'failed', 'c1/1': 'cancelled', 'c1/3': 'cancelled' });
    expect(Object.values(test.log.state().calls).every(({ phase }) => isFinished(phase))).toBe(true);
    expect(test.results()).toMatchObject({
      c1: expect.stringContaining('The disk is full.'),
      'c1/2': 'Not executed: the parent call was closed. This was not a decision by the user.',
      'c1/3': expect.stringMatching(/^Stopped by the end of the call that asked for it after /),
    });
  });
});
