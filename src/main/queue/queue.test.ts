import { unlink, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { defineTool } from '../tools/kit/tool';
import { edit, plainTool, read } from './testing/calls';
import { startTestQueue } from './testing/start-test-queue';
import type { TestOptions, TestQueue } from './testing/test-queue';

let test: TestQueue;

async function start(options: TestOptions = {}): Promise<void> {
  test = await startTestQueue(options);
}

describe('a batch', () => {
  it('runs strictly in the order of the model, and every call has one result', async () => {
    const order: string[] = [];
    const slow = defineTool({
      ...plainTool('slow'),
      async run() {
        order.push('slow starts');
        await new Promise((resolve) => setImmediate(resolve));
        order.push('slow ends');
        return { forModel: 'slow', forPerson: { kind: 'text', text: '' } };
      },
    });
    const quick = defineTool({
      ...plainTool('quick'),
      async run() {
        order.push('quick');
        return { forModel: 'quick', forPerson: { kind: 'text', text: '' } };
      },
    });
    await start({ tools: [slow, quick] });
    const outcome = await test.run({ tool: 'slow', input: {} }, { tool: 'quick', input: {} });
    expect(outcome).toBe('finished');
    expect(order).toEqual(['slow starts', 'slow ends', 'quick']);
    expect(test.results()).toEqual({ c1: 'slow', c2: 'quick' });
    expect(test.phases()).toEqual({ c1: 'done', c2: 'done' });
  });

  it('gives what cannot run its error at once, and its siblings keep their places', async () => {
    await start();
    await test.write('a.txt', 'one\n');
    const outcome = await test.run(
      { tool: 'reed_file', input: {} },
      read('a.txt'),
      { tool: 'read_file', input: '{"path": ' },
      { tool: 'read_file', input: { path: {} } },
      { tool: 'read_file', input: {}, refused: 'Not executed: the answer was cut inside this call.' },
    );
    expect(outcome).toBe('finished');
    const { c1, c2, c3, c4, c5 } = test.results();
    expect(c1).toMatch(/^Tool "reed_file" does not exist\. Available tools: read_file, /);
    expect(c2).toContain('one');
    expect(c3).toMatch(/^Arguments for "read_file" are not valid JSON: .* Nothing was executed\.$/);
    expect(c4).toContain('Parameter "path"');
    expect(c5).toBe('Not executed: the answer was cut inside this call.');
    expect(test.phases()).toEqual({ c1: 'failed', c2: 'done', c3: 'failed', c4: 'failed', c5: 'failed' });
    expect(test.log.state().items[0]).toMatchObject({ callIds: ['c1', 'c2', 'c3', 'c4', 'c5'] });
  });

  it('shows every call before the first runs', async () => {
    const seen: string[][] = [];
    const look = defineTool({
      ...plainTool('look'),
      async run() {
        seen.push(Object.values(test.phases()));
        return { forModel: 'x', forPerson: { kind: 'text', text: '' } };
      },
    });
    await start({ tools: [look] });
    await test.run({ tool: 'look', input: {} }, { tool: 'look', input: {} });
    expect(seen).toEqual([
      ['running', 'queued'],
      ['done', 'running'],
    ]);
  });

  it('computes a second change of one file on the result of the first', async () => {
    await start({ mode: { kind: 'accept-edits' } });
    const path = await test.write('a.txt', 'one\n');
    await test.run(edit(path, 'one', 'two'), edit(path, 'two', 'three'));
    expect([await test.read('a.txt'), test.phases()]).toEqual(['three\n', { c1: 'done', c2: 'done' }]);
  });

  it('is refused while another runs', async () => {
    await start();
    const path = await test.write('a.txt', 'one\n');
    const { outcome } = await test.runToQuestion(edit(path, 'one', 'two'));
    const { signal } = new AbortController();
    await expect(test.queue.runBatch([], signal)).rejects.toMatchObject({ code: 'busy' });
    test.stop();
    expect(await outcome).toBe('stopped');
  });
});

describe('what can fail without a user', () => {
  it.each([
    [
      'a text that is not there',
      (root: string) => edit(`${root}/a.txt`, 'none', 'x'),
      /^Failed to edit, 0 occurrences found/,
    ],
    [
      'a path outside the project',
      () => edit('/etc/hosts', 'a', 'b'),
      /^Path must be within the project: \/etc\/hosts$/,
    ],
  ])('is never put to one: %s', async (_what, call, text) => {
    await start();
    await test.write('a.txt', 'one\n');
    await test.run(call(test.root));
    expect(test.phases()).toEqual({ c1: 'failed' });
    expect(test.results().c1).toMatch(text);
  });
});

describe('what a call leaves in the log', () => {
  it('is its start, with whose leave, before the side effect, and its result after', async () => {
    const journal: unknown[] = [];
    const touch = defineTool({
      ...plainTool('touch'),
      async run(_input, context) {
        journal.push(test.log.state().calls.c1?.phase);
        context.fileSeen('/p/x');
        context.fileSeen('/p/x');
        return { forModel: 'touched', forPerson: { kind: 'markdown', text: '**touched**' } };
      },
    });
    await start({ tools: [touch], now: () => 50 });
    await test.run({ tool: 'touch', input: {} });
    expect(journal).toEqual([
      { phase: 'running', startedAt: 50, allowance: { by: 'read-only' }, progress: '' },
    ]);
    expect(test.log.state().calls.c1?.phase).toEqual({
      phase: 'done',
      allowance: { by: 'read-only' },
      durationMs: 0,
      display: { kind: 'markdown', text: '**touched**' },
      preview: 'touched',
    });
    expect(test.log.records().slice(1)).toEqual([
      { role: 'result', callId: 'c1', content: 'touched' },
      { role: 'seen', path: '/p/x' },
    ]);
  });

  it('names the changed file', async () => {
    await start({ mode: { kind: 'accept-edits' } });
    const path = await test.write('src/a.txt', 'one\n');
    await test.run(edit(path, 'one', 'two'));
    expect(test.log.state().changedFiles).toEqual(['src/a.txt']);
    expect(test.log.state().calls.c1?.phase).toMatchObject({
      allowance: { by: 'mode', mode: 'accept-edits' },
    });
  });

  it('is cut for the card and whole for the model', async () => {
    const text = `${'x'.repeat(1999)}😀 and more`;
    const long = defineTool({
      ...plainTool('long'),
      run: async () => ({
        forModel: [
          { kind: 'text', text },
          { kind: 'image', mimeType: 'image/png', base64: '', name: 'a.png' },
        ],
        forPerson: { kind: 'text', text: '' },
      }),
    });
    await start({ tools: [long] });
    await test.run({ tool: 'long', input: {} });
    expect(test.log.state().calls.c1?.phase).toMatchObject({ preview: 'x'.repeat(1999) });
    expect(test.results().c1).toContain('and more');
  });
});

describe('what this chat has seen', () => {
  it('is known again after a restart', async () => {
    await start({ mode: { kind: 'accept-edits' } });
    const path = await test.write('a.txt', 'one\n');
    await test.run(read(path));
    await test.close();
    await start({ at: test });
    expect(await test.run({ tool: 'write_file', input: { file_path: path, content: 'two\n' } })).toBe(
      'finished',
    );
    expect(await test.read('a.txt')).toBe('two\n');
  });

  it('counts what it wrote', async () => {
    await start({ mode: { kind: 'accept-edits' } });
    const write = (content: string) => ({
      tool: 'write_file',
      input: { file_path: test.path('new.txt'), content },
    });
    await test.run(write('one\n'), write('two\n'));
    expect([await test.read('new.txt'), test.phases()]).toEqual(['two\n', { c1: 'done', c2: 'done' }]);
  });
});

it('does not look at a file a rule denies', async () => {
  await start();
  const path = await test.write('secret.txt', 'one\n');
  await test.rules.add(test.root, { effect: 'deny', tool: 'edit', match: 'secret.txt', scope: 'project' });
  await unlink(path);
  await writeFile(test.path('other.txt'), '');
  await test.run(edit(path, 'one', 'two'));
  expect(test.results().c1).toBe(
    'Not executed: blocked by rule "deny edit secret.txt" (project). This was not a decision by the user in this moment.',
  );
});
