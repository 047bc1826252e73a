import type { CallPhase } from '@shared/tool-call/tool-call';
import { describe, expect, it } from 'vitest';
import { chatRule, edit, read } from './testing/calls';
import { gated, gatedTool } from './testing/gated-tool';
import { nest, nestingTool } from './testing/nesting-tool';
import { startTestQueue } from './testing/start-test-queue';
import { lastCalls, type TestOptions, type TestQueue } from './testing/test-queue';

async function start(options: TestOptions = {}) {
  const gate = gatedTool();
  const test = await startTestQueue({ ...options, tools: [gate.tool, { ...nestingTool, sideBySide: true }] });
  return { test, gate };
}

const runs = (test: TestQueue, ...ids: readonly string[]) =>
  test.until(({ calls }) => ids.every((id) => hasBegun(calls[id]?.phase)));

/** Its tool has reported: the running phase appears slightly earlier. */
const hasBegun = (phase: CallPhase | undefined) =>
  phase?.phase === 'running' && phase.progress === 'has begun';

describe('calls of a tool that allows it, next to each other in one reply', () => {
  it('run side by side, at most four at once, and the next other call waits for all of them', async () => {
    const { test, gate } = await start();
    const path = await test.write('a.txt', 'one\n');
    const names = ['a', 'b', 'c', 'd', 'e'];
    const outcome = test.run(read(path), ...names.map(gated), read(path));
    await runs(test, 'c2', 'c3', 'c4', 'c5');
    expect(test.phases()).toMatchObject({ c1: 'done', c6: 'queued', c7: 'queued' });
    gate.letGo('d');
    await runs(test, 'c6');
    expect(test.phases()).toMatchObject({ c2: 'running', c5: 'done', c7: 'queued' });
    for (const name of names) gate.letGo(name);
    expect(await outcome).toBe('finished');
    expect(test.phases()).toMatchObject({ c7: 'done' });
    expect(gate.running).toEqual({ now: 0, most: 4 });
    expect(Object.values(test.results()).slice(1, 6)).toEqual(names.map((name) => `${name} is done`));
  });

  it('run one after another where another call stands between them', async () => {
    const { test, gate } = await start();
    const path = await test.write('a.txt', 'one\n');
    const outcome = test.run(gated('a'), read(path), gated('b'));
    await runs(test, 'c1');
    expect(test.phases()).toMatchObject({ c2: 'queued', c3: 'queued' });
    gate.letGo('a');
    await runs(test, 'c3');
    gate.letGo('b');
    await outcome;
    expect(gate.running.most).toBe(1);
  });

  it('have a question each, which are answered in any order', async () => {
    const { test } = await start();
    const [a, b] = [await test.write('a.txt', 'one\n'), await test.write('b.txt', 'one\n')];
    const outcome = test.run(nest([edit(a, 'one', 'A')]), nest([edit(b, 'one', 'B')]));
    await test.question('c1/1');
    await test.question('c2/1');
    await test.decide('c2/1', { answer: 'accept' });
    await test.until(({ calls }) => calls.c2?.phase.phase === 'done');
    expect([await test.read('a.txt'), await test.read('b.txt')]).toEqual(['one\n', 'B\n']);
    await test.decide('c1/1', { answer: 'accept' });
    expect(await outcome).toBe('finished');
    expect(await test.read('a.txt')).toBe('A\n');
  });

  it('that change one file are accepted at once: the later one is looked at again before it is decided', async () => {
    const { test } = await start();
    const path = await test.write('a.txt', 'one\ntwo\n');
    const outcome = test.run(nest([edit(path, 'one', 'A')]), nest([edit(path, 'two', 'B')]));
    await test.question('c1/1');
    await test.question('c2/1');
    const both = ['c1/1', 'c2/1'].map((id) => test.decide(id, { answer: 'accept' }));
    const [first, second] = await Promise.allSettled(both);
    expect([first?.status, second?.status]).toEqual(['fulfilled', 'rejected']);
    await test.until(({ calls }) => calls['c1/1']?.phase.phase === 'done');
    await test.question('c2/1');
    await test.decide('c2/1', { answer: 'accept' });
    expect(await outcome).toBe('finished');
    expect(await test.read('a.txt')).toBe('A\nB\n');
  });

  it('go on when one is rejected; rejecting the rest skips what has not begun', async () => {
    const { test, gate } = await start();
    await test.log.append(chatRule('ask', 'gated'));
    const outcome = test.run(...['a', 'b', 'c', 'd', 'e'].map(gated));
    await test.question('c4');
    await test.decide('c1', { answer: 'accept' });
    await runs(test, 'c1');
    await test.decide('c2', { answer: 'reject-and-stop' });
    await test.until(({ calls }) => calls.c5?.phase.phase === 'cancelled');
    expect(test.phases()).toMatchObject({ c1: 'running', c3: 'waiting', c4: 'waiting' });
    await test.decide('c3', { answer: 'reject' });
    await test.decide('c4', { answer: 'reject' });
    gate.letGo('a');
    expect(await outcome).toBe('finished');
    expect(test.results()).toMatchObject({
      c1: 'a is done',
      c5: 'Not executed: the user rejected an earlier call in this batch (gated) and asked for a new plan.',
    });
  });
});

describe('while they run', () => {
  it('a stop ends all of them, and what is behind them never begins', async () => {
    const { test } = await start();
    const path = await test.write('a.txt', 'one\n');
    const outcome = test.run(...['a', 'b', 'c', 'd', 'e'].map(gated), read(path));
    await runs(test, 'c1', 'c2', 'c3', 'c4');
    test.stop();
    expect(await outcome).toBe('stopped');
    const never = 'Not executed: the user stopped the turn.';
    expect(test.results()).toMatchObject({
      c1: expect.stringMatching(/^Stopped by the user after /),
      c4: expect.stringMatching(/^Stopped by the user after /),
      c5: never,
      c6: never,
    });
  });

  it('one is stopped alone, with what it handed in, and the others go on', async () => {
    const { test, gate } = await start();
    const path = await test.write('a.txt', 'one\n');
    const outcome = test.run(nest([edit(path, 'one', 'two')]), nest([gated('a')]), read(path));
    await test.question('c1/1');
    await runs(test, 'c2/1');
    test.queue.stopCall('c1');
    await test.until(({ calls }) => calls.c1?.phase.phase !== 'running');
    expect(test.phases()).toMatchObject({ 'c1/1': 'cancelled', c2: 'running', 'c2/1': 'running' });
    expect(() => test.queue.stopCall('c1')).toThrow('This call is not running.');
    gate.letGo('a');
    expect(await outcome).toBe('finished');
    expect(test.phases()).toMatchObject({ c2: 'done', c3: 'done' });
    expect(await test.read('a.txt')).toBe('one\n');
  });

  it('a message of the user supersedes those that wait or have not begun; those that run go on', async () => {
    const { test, gate } = await start();
    await test.log.append(chatRule('ask', 'gated'));
    const outcome = test.run(...['a', 'b', 'c', 'd', 'e', 'f'].map(gated));
    await test.question('c4');
    await test.decide('c1', { answer: 'accept' });
    await runs(test, 'c1');
    await test.log.append({ events: [{ type: 'message-queued', message: { id: 'q1', text: 'No.' } }] });
    test.queue.supersede();
    await test.until(({ calls }) => calls.c6?.phase.phase === 'cancelled');
    expect(test.phases().c1).toBe('running');
    gate.letGo('a');
    expect(await outcome).toBe('superseded');
    const text = 'Not executed: the user sent a new message instead of deciding. Read that message first.';
    const rest = { c2: text, c3: text, c4: text, c5: text, c6: text };
    expect(test.results()).toEqual({ c1: 'a is done', ...rest });
  });
});

describe('a restart while they run', () => {
  it('ends them as interrupted, each with one result, and asks anew for one that waited beside them', async () => {
    const { test: before, gate } = await start();
    const path = await before.write('a.txt', 'one\n');
    await before.log.append(chatRule('ask', 'nest'));
    const outcome = before.run(gated('a'), gated('b'), nest([read(path)]), nest([]));
    outcome.catch(() => undefined);
    await runs(before, 'c1', 'c2');
    // As at the end of the process.
    await before.log.close();
    await before.close();
    const test = await startTestQueue({
      at: before,
      tools: [gate.tool, { ...nestingTool, sideBySide: true }],
    });
    const resumed = test.queue.resumeBatch(lastCalls(test.log), new AbortController().signal);
    await test.decide('c4', { answer: 'accept' });
    await test.decide('c3', { answer: 'accept' });
    expect(await resumed).toBe('finished');
    expect(test.phases()).toMatchObject({ c1: 'cancelled', c2: 'cancelled', c3: 'done', c4: 'done' });
    expect(test.results().c1).toMatch(/^Interrupted: the application ended while this call was running\./);
  });
});

describe('two that change one file', () => {
  it('take it in turn: the second is computed on what the first wrote', async () => {
    const { test } = await start({ mode: { kind: 'accept-edits' } });
    const path = await test.write('a.txt', 'one\ntwo\nthree\nfour\n');
    const words = ['one', 'two', 'three', 'four'];
    const outcome = test.run(...words.map((word) => nest([edit(path, word, word.toUpperCase())])));
    expect(await outcome).toBe('finished');
    expect(await test.read('a.txt')).toBe('ONE\nTWO\nTHREE\nFOUR\n');
  });

  it('are both asked about; the second is asked afresh once the first is written', async () => {
    const { test } = await start();
    const path = await test.write('a.txt', 'one\ntwo\n');
    const outcome = test.run(nest([edit(path, 'one', 'ONE')]), nest([edit(path, 'two', 'TWO')]));
    const { hash } = await test.question('c1/1');
    await test.question('c2/1');
    await test.decide('c2/1', { answer: 'accept' });
    await test.question('c1/1', (question) => question.hash !== hash);
    await test.decide('c1/1', { answer: 'accept' });
    expect(await outcome).toBe('finished');
    expect(await test.read('a.txt')).toBe('ONE\nTWO\n');
  });

  it('and are accepted at once: one is written, the other is asked about afresh instead of failing', async () => {
    const { test } = await start();
    const path = await test.write('a.txt', 'one\ntwo\n');
    const outcome = test.run(nest([edit(path, 'one', 'ONE')]), nest([edit(path, 'two', 'TWO')]));
    const ids = ['c1/1', 'c2/1'];
    const asked = await Promise.all(ids.map((id) => test.question(id)));
    const accept = (id: string, hash = '') => test.queue.decide(id, hash, { answer: 'accept' });
    const [first, second] = await Promise.allSettled(ids.map((id, index) => accept(id, asked[index]?.hash)));
    const left = first?.status === 'rejected' ? 'c1/1' : 'c2/1';
    expect([first, second]).toContainEqual({ status: 'fulfilled', value: undefined });
    expect([first, second]).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ code: 'changed-since-shown' }),
    });
    await test.decide(left, { answer: 'accept' });
    expect(await outcome).toBe('finished');
    expect(await test.read('a.txt')).toBe('ONE\nTWO\n');
  });
});
