import { describe, expect, it } from 'vitest';
import { repeatsText } from './policy/refusal-words';
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
      why: 'the model made the same call three times with the same result',
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

  it('is found over the whole turn, whatever else was called in between, however its path is spelled', async () => {
    await start();
    const path = await test.write('a.txt', 'one\n');
    await test.run(read('a.txt'));
    await test.run({ tool: 'glob', input: { pattern: '*' } });
    await test.run({ tool: 'Read', input: { file_path: path } });
    await test.run({ tool: 'glob', input: { pattern: '*' } });
    const { outcome } = await test.runToQuestion(read('./a.txt'));
    await test.decide('c5', { answer: 'accept' });
    await outcome;
  });

  it.each([
    ['a change in between', () => test.run({ tool: 'write_file', input: { path: 'b.txt', content: 'b' } })],
    ['another outcome in between', () => test.write('a.txt', 'two\n')],
    ['a message of the user in between', () => test.say('once more, please')],
  ])('is not what it is with %s', async (_what, between) => {
    await start();
    await test.setMode({ kind: 'accept-edits' });
    await test.write('a.txt', 'one\n');
    await test.run(read('a.txt'));
    await between();
    await test.run(read('a.txt'));
    await between();
    expect(await test.run(read('a.txt'))).toBe('finished');
  });

  it('is one that fails before anything is asked, in whatever words it comes', async () => {
    await start();
    const attempt = (from: string) => ({
      tool: 'edit',
      input: { file_path: 'gone.txt', old_string: from, new_string: 'x' },
    });
    await test.run(attempt('a'));
    await test.run(attempt('b'));
    await test.run(attempt('c'));
    expect(test.results().c2).not.toContain('The same failure');
    expect(test.results().c3).toMatch(
      /^File not found: .*\nThe same failure came twice before in this turn\./s,
    );
    expect(test.log.state().calls.c3?.phase).toMatchObject({ refusal: { by: 'repeat' } });
  });

  it('is not another that nobody is there to approve either, but the same one is', async () => {
    await start({ unattended: true });
    const write = (path: string) =>
      test.run({ tool: 'write_file', input: { file_path: path, content: 'x' } });
    for (const path of ['a', 'b', 'c']) await write(path);
    expect(test.results().c3).toMatch(/^Not executed: nobody is there to approve it\. .*auto\.$/);
    const outcomes = [await write('a'), await write('a'), await write('a'), await write('a')];
    expect(outcomes).toEqual(['finished', 'finished', 'finished', 'repeating']);
    expect(test.results().c5).toBe(repeatsText);
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
    expect(test.results().c3).toBe(repeatsText);
  });

  it('ends the turn with the third refusal', async () => {
    await start({ unattended: true });
    await test.write('a.txt', 'one\n');
    await test.run(read('a.txt'), read('a.txt'));
    const list = { tool: 'list_directory', input: { path: '.' } };
    await test.run(list, list);
    const outcomes = [await test.run(read('a.txt')), await test.run(list), await test.run(read('a.txt'))];
    expect(outcomes).toEqual(['finished', 'finished', 'repeating']);
    // A user who lets the turn continue gives the model another try.
    expect(await test.run({ tool: 'glob', input: { pattern: '*' } })).toBe('finished');
  });

  it('is also one of a tool there is not', async () => {
    await start();
    const call = { tool: 'lookup', input: {} };
    const outcomes = [];
    for (let count = 0; count < 5; count += 1) outcomes.push(await test.run(call));
    expect(outcomes).toEqual(['finished', 'finished', 'finished', 'finished', 'repeating']);
  });
});
