import { describe, expect, it } from 'vitest';
import { edit } from './testing/calls';
import { accepted, partly, previewOf } from './testing/grants';
import { startTestQueue } from './testing/start-test-queue';

// Previews of later changes on the user's drafts of earlier ones, and their turns.

const text = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\neleven\ntwelve\nthirteen\n';

describe('several changes of one file', () => {
  async function ask() {
    const test = await startTestQueue();
    const a = await test.write('a.txt', text);
    await test.write('c.txt', text);
    const asked = await test.runToQuestion(
      edit(a, 'one\ntwo\n', 'ONE\n1.5\nTWO\n'),
      edit(a, 'nine', 'NINE'),
      edit(a, 'TWO', 'TWICE'),
    );
    return { test, ...asked };
  }

  it('are previewed on the drafts of those before', async () => {
    const { test, question } = await ask();
    const draft = { callId: 'c1', hash: question.hash, content: `mine\n${text}` };
    const drafted = await test.queue.ahead('c1', 'c2', [draft]);
    expect(drafted?.original).toBe(`mine\n${text}`);
    expect((await test.queue.ahead('c1', 'c2', [{ ...draft, content: null }]))?.original).toBe(text);
    const other = { ...draft, hash: 'of another proposal' };
    expect((await test.queue.ahead('c1', 'c2', [other]))?.original).toContain('1.5');
    expect(await test.queue.batch('c1', [draft])).toMatchObject([
      { kind: 'edit', hash: drafted?.hash },
      { kind: 'fails' },
    ]);
  });

  it('are previewed without a draft that is no text', async () => {
    const { test, question } = await ask();
    const binary = { callId: 'c1', hash: question.hash, content: '\0\u0001' };
    expect((await test.queue.ahead('c1', 'c2', [binary]))?.original).toBe(text);
  });

  it('run as drafted on those drafts, with own text and comments', async () => {
    const { test, question, outcome } = await ask();
    const content = `mine\n${text.replace('one', 'ONE')}`;
    const drafts = [{ callId: 'c1', hash: question.hash, content }];
    const preview = await test.queue.ahead('c1', 'c2', drafts);
    if (!preview) throw new Error('no preview');
    const own = `${preview.proposed}own\n`;
    const grants = [partly('c2', preview, [], { content: own })];
    await test.decide('c1', { answer: 'accept-with-edits', content, grants });
    await outcome;
    expect(test.phases()).toEqual({ c1: 'done', c2: 'done', c3: 'failed' });
    expect(await test.read('a.txt')).toBe(`${content.replace('nine', 'NINE')}own\n`);
  });

  it('run where only lines moved, and ask where the text is another', async () => {
    const { test, outcome } = await ask();
    const grants = [
      accepted('c2', await previewOf(test, 'c1', 'c2')),
      accepted('c3', await previewOf(test, 'c1', 'c3')),
    ];
    const content = `mine\n${text.replace('two', 'TWO')}`;
    await test.decide('c1', { answer: 'accept-with-edits', content, grants });
    await test.question('c3');
    expect(test.log.state().calls.c2?.phase.phase).toBe('done');
    await test.decide('c3', { answer: 'reject' });
    await outcome;
    expect(await test.read('a.txt')).toBe(content.replace('nine', 'NINE'));
  });

  it('are previewed on the proposal of a granted one that asks', async () => {
    const { test } = await ask();
    const preview = await previewOf(test, 'c1', 'c2');
    const grants = [partly('c2', preview, [], { content: `${preview.proposed}own\n` })];
    await test.rules.add(test.root, { effect: 'ask', tool: 'edit', scope: 'project' });
    await test.decide('c1', { answer: 'accept', grants });
    await test.question('c2');
    expect((await test.queue.ahead('c2', 'c3'))?.original).toBe(preview.proposed);
  });
});
