import { describe, expect, it } from 'vitest';
import { read } from './testing/calls';
import { startTestQueue } from './testing/start-test-queue';
import type { TestOptions, TestQueue } from './testing/test-queue';

let test: TestQueue;

async function start(options: TestOptions = {}): Promise<void> {
  test = await startTestQueue(options);
}

describe('the same call three times over', () => {
  it('asks, though it only reads, and runs when it is accepted', async () => {
    await start();
    await test.write('a.txt', 'one\n');
    await test.run(read('a.txt'));
    await test.run({ tool: 'read_file', input: ' { "file_path": "a.txt" }' });
    const { question, outcome } = await test.runToQuestion(read('a.txt'));
    expect(question).toEqual({
      subject: { kind: 'call', tool: 'read_file', input: '{"path":"a.txt"}' },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      why: 'the same call came three times in a row',
      always: [],
      danger: false,
      stale: null,
    });
    await test.decide('c3', { answer: 'accept' });
    expect(await outcome).toBe('finished');
    expect(test.results().c3).toContain('one');
  });

  it('is counted within one reply too', async () => {
    await start();
    await test.write('a.txt', 'one\n');
    const { outcome } = await test.runToQuestion(read('a.txt'), read('a.txt'), read('a.txt'));
    await test.decide('c3', { answer: 'reject' });
    await outcome;
    expect(test.results().c3).toBe(
      'The user rejected this call to read_file. It was NOT executed. This is a user decision, not a tool failure. Do not retry the same call or reach the same effect another way. No reason was given; choose another approach or ask the user.',
    );
  });

  it.each([
    ['another call in between', () => test.run({ tool: 'glob', input: { pattern: '*' } })],
    ['a message of the person in between', () => test.say('once more, please')],
  ])('is not what it is with %s', async (_what, between) => {
    await start();
    await test.write('a.txt', 'one\n');
    await test.run(read('a.txt'));
    await test.run(read('a.txt'));
    await between();
    expect(await test.run(read('a.txt'))).toBe('finished');
  });

  it('never asks about the todo list', async () => {
    await start({ unattended: true });
    const todos = { tool: 'todo_write', input: { todos: [] } };
    expect(await test.run(todos, todos, todos, todos)).toBe('finished');
    expect(Object.values(test.results())).toEqual(Array(4).fill('The todo list is empty now.'));
  });

  it('is refused where nobody is there to ask', async () => {
    await start({ unattended: true });
    await test.write('a.txt', 'one\n');
    await test.run(read('a.txt'), read('a.txt'), read('a.txt'));
    expect(test.results().c3).toBe(
      'Not executed: the same call came three times in a row. Nobody is there to approve it.',
    );
  });
});
