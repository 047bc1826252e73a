import { symlink } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { edit, overwrite, read, remove } from './testing/calls';
import { startTestQueue } from './testing/start-test-queue';
import type { TestOptions, TestQueue } from './testing/test-queue';
import { askAboutEdit, changed, unchanged } from './testing/waiting-edit';

let test: TestQueue;

async function start(options: TestOptions = {}): Promise<void> {
  test = await startTestQueue(options);
}

describe('the question', () => {
  it('says what would happen, why it asks and what "Always…" would keep; nothing is changed yet', async () => {
    await start({ now: () => 7 });
    const { path, question } = await askAboutEdit(test);
    expect(question).toEqual({
      subject: {
        kind: 'file-change',
        change: 'modify',
        path,
        relativePath: 'src/a.txt',
        added: 1,
        removed: 1,
        approximate: null,
      },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      why: 'the mode is Ask',
      always: [
        { tool: 'edit', match: 'src/a.txt' },
        { tool: 'edit', match: 'src/**' },
      ],
      danger: false,
      stale: null,
    });
    expect(test.log.state().calls.c1?.phase).toMatchObject({ phase: 'waiting', since: 7 });
    expect(await test.queue.proposal('c1')).toEqual({
      hash: question.hash,
      path,
      relativePath: 'src/a.txt',
      change: 'modify',
      original: unchanged,
      proposed: changed,
      hunks: [expect.objectContaining({ beforeStart: expect.any(Number) })],
    });
    expect(await test.read('src/a.txt')).toBe(unchanged);
  });

  it('has no proposal before and after it waits, nor for another call', async () => {
    await start();
    await expect(test.queue.proposal('c1')).rejects.toMatchObject({ code: 'not-found' });
    const { outcome } = await askAboutEdit(test);
    await expect(test.queue.proposal('c2')).rejects.toMatchObject({ code: 'not-found' });
    await test.decide('c1', { answer: 'accept' });
    await outcome;
    await expect(test.queue.proposal('c1')).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([
    ['a protected file', () => edit(test.path('.env'), 'A', 'B'), '.env is a protected file'],
    ['a deletion', () => remove(test.path('a.txt')), 'deleting a file always asks'],
    [
      'overwriting what was not read',
      () => overwrite(test.path('a.txt'), 'new\n'),
      'it would overwrite a.txt without reading it in this chat first',
    ],
  ])('about %s comes in every mode and offers no rule', async (_what, call, why) => {
    await start({ mode: { kind: 'auto', until: Date.now() + 60_000 } });
    await test.rules.add(null, { effect: 'allow', tool: call().tool, scope: 'everywhere' });
    await test.write('.env', 'A=1\n');
    await test.write('a.txt', 'one\n');
    const { question } = await test.runToQuestion(call());
    expect(question).toMatchObject({ why, always: [] });
    const rule = { tool: call().tool, scope: 'chat' } as const;
    await expect(test.decide('c1', { answer: 'always', rule })).rejects.toMatchObject({ code: 'invalid' });
    expect(test.phases()).toEqual({ c1: 'waiting' });
  });

  it('comes for a protected file by way of a link with a harmless name', async () => {
    await start({ mode: { kind: 'accept-edits' } });
    const target = await test.write('.env', 'A=1\n');
    await symlink(target, test.path('harmless.txt'));
    const { question } = await test.runToQuestion(edit(test.path('harmless.txt'), 'A', 'B'));
    expect(question.why).toBe('.env is a protected file');
  });

  it('comes for reading when a rule asks', async () => {
    await start();
    await test.write('secret/a.txt', 'one\n');
    await test.rules.add(null, { effect: 'ask', tool: '*', match: 'secret/**', scope: 'everywhere' });
    const { question, outcome } = await test.runToQuestion(read('secret/a.txt'));
    expect(question).toMatchObject({
      subject: { kind: 'call', tool: 'read_file' },
      why: 'rule “ask * secret/**” (everywhere) asks',
    });
    await expect(test.queue.proposal('c1')).rejects.toMatchObject({ code: 'not-found' });
    const edits = { answer: 'accept-with-edits', content: 'x' } as const;
    await expect(test.decide('c1', edits)).rejects.toMatchObject({ code: 'invalid' });
    await test.decide('c1', { answer: 'accept' });
    await outcome;
    expect(test.results().c1).toContain('one');
  });
});

describe('while it waits', () => {
  it('stopping the turn cancels it and the rest, and a decision comes too late', async () => {
    await start();
    const { question, outcome } = await askAboutEdit(test, read('src/a.txt'));
    test.stop();
    const late = test.queue.decide('c1', question.hash, { answer: 'accept' });
    await expect(late).rejects.toMatchObject({ code: 'already-decided' });
    expect(await outcome).toBe('stopped');
    const text = 'Not executed: the user stopped the turn.';
    expect([test.results(), await test.read('src/a.txt')]).toEqual([{ c1: text, c2: text }, unchanged]);
  });

  it('a message of the user supersedes it and the rest, and decides nothing in its favour', async () => {
    await start();
    const { question, outcome } = await askAboutEdit(test, read('src/a.txt'));
    test.queue.supersede();
    const late = test.queue.decide('c1', question.hash, { answer: 'accept' });
    await expect(late).rejects.toMatchObject({ code: 'already-decided' });
    expect(await outcome).toBe('superseded');
    const text = 'Not executed: the user sent a new message instead of deciding. Read that message first.';
    expect([test.results(), await test.read('src/a.txt')]).toEqual([{ c1: text, c2: text }, unchanged]);
    expect(test.log.state().calls.c1?.phase).toMatchObject({ phase: 'cancelled', why: 'superseded' });
  });

  it('a message changes nothing when no call waits', async () => {
    await start();
    test.queue.supersede();
    await test.write('a.txt', 'one\n');
    expect(await test.run(read('a.txt'))).toBe('finished');
  });

  it('another mode judges it again: it runs', async () => {
    await start();
    const { outcome } = await askAboutEdit(test);
    await test.setMode({ kind: 'accept-edits' });
    await test.queue.rejudge();
    expect(await outcome).toBe('finished');
    expect(test.log.state().calls.c1?.phase).toMatchObject({
      allowance: { by: 'mode', mode: 'accept-edits' },
    });
  });

  it('another mode judges it again: it is refused', async () => {
    await start();
    const { outcome } = await askAboutEdit(test);
    await test.setMode({ kind: 'plan' });
    await test.queue.rejudge();
    await outcome;
    expect(test.results().c1).toMatch(/^Not executed: the chat is in plan mode/);
  });

  it('a new rule judges it again: it is denied, or asks for another reason', async () => {
    await start();
    const { outcome } = await askAboutEdit(test);
    await test.rules.add(null, { effect: 'ask', tool: 'edit', scope: 'everywhere' });
    await test.queue.rejudge();
    expect(await test.question('c1')).toMatchObject({ why: 'rule “ask edit” (everywhere) asks', always: [] });
    await test.rules.add(null, { effect: 'deny', tool: 'edit', scope: 'everywhere' });
    await test.queue.rejudge();
    await outcome;
    expect(test.results().c1).toBe(
      'Not executed: blocked by rule "deny edit" (everywhere). This was not a decision by the user in this moment.',
    );
  });

  it('a decision made while it is judged again is neither lost nor early', async () => {
    await start();
    const { question, outcome } = await askAboutEdit(test);
    const judged = test.queue.rejudge();
    await test.queue.decide('c1', question.hash, { answer: 'accept' });
    await judged;
    await outcome;
    expect(await test.read('src/a.txt')).toBe(changed);
  });

  it('judging again is nothing when no call waits', async () => {
    await start();
    await test.queue.rejudge();
  });

  it('Auto that ended in the meantime is Ask', async () => {
    let clock = 1_000;
    await start({ mode: { kind: 'auto', until: 5_000 }, now: () => clock });
    clock = 6_000;
    const { question } = await askAboutEdit(test);
    expect(question.why).toBe('the mode is Ask');
  });
});
