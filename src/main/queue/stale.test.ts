import { rename, symlink, unlink, utimes, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { renameEntry } from '../project/entries/change-entries';
import { edit, overwrite, read, remove } from './testing/calls';
import { startTestQueue } from './testing/start-test-queue';
import type { TestOptions, TestQueue } from './testing/test-queue';
import { askAboutEdit, changed, unchanged } from './testing/waiting-edit';

let test: TestQueue;

async function start(options: TestOptions = {}): Promise<void> {
  test = await startTestQueue(options);
}

describe('a file that changes while its call waits', () => {
  it('with the same bytes is nothing', async () => {
    await start();
    const { path, outcome } = await askAboutEdit(test);
    await writeFile(path, unchanged);
    await utimes(path, 1, 1);
    await test.decide('c1', { answer: 'accept' });
    await outcome;
    expect(await test.read('src/a.txt')).toBe(changed);
  });

  it('elsewhere than the edit is asked about afresh, without a click', async () => {
    await start();
    const { question, outcome } = await askAboutEdit(test);
    await test.write('src/a.txt', `zero\n${unchanged}`);
    const fresh = await test.question('c1', ({ hash }) => hash !== question.hash);
    expect(fresh.stale).toBeNull();
    expect(await test.queue.proposal('c1')).toMatchObject({ hash: fresh.hash, proposed: `zero\n${changed}` });
    const old = test.queue.decide('c1', question.hash, { answer: 'accept' });
    await expect(old).rejects.toMatchObject({ code: 'changed-since-shown' });
    await test.decide('c1', { answer: 'accept' });
    await outcome;
    expect(await test.read('src/a.txt')).toBe(`zero\n${changed}`);
  });

  it('is found out at the decision even if nobody told of it', async () => {
    await start();
    const { path, question, outcome } = await askAboutEdit(test);
    await writeFile(path, `zero\n${unchanged}`);
    const decided = test.queue.decide('c1', question.hash, { answer: 'accept' });
    await expect(decided).rejects.toMatchObject({ code: 'changed-since-shown' });
    expect((await test.question('c1')).hash).not.toBe(question.hash);
    await test.decide('c1', { answer: 'accept' });
    await outcome;
    expect(await test.read('src/a.txt')).toBe(`zero\n${changed}`);
  });

  it.each([
    ['the text of the edit is gone', 'one\nzwei\nthree\n'],
    ['the text of the edit is there twice', `${unchanged}two\n`],
  ])('so that %s turns accepting off', async (_what, text) => {
    await start();
    const { path, outcome } = await askAboutEdit(test);
    await writeFile(path, text);
    const { hash, stale } = await test.question('c1', (question) => question.stale !== null);
    expect(stale).toBe(
      'The proposal no longer applies, because src/a.txt changed on disk. Discard it, or let the model read the file again.',
    );
    const rule = { tool: 'edit', match: 'src/a.txt', scope: 'chat' } as const;
    for (const decision of [
      { answer: 'accept' },
      { answer: 'accept-with-edits', content: 'x' },
      { answer: 'always', rule },
    ] as const)
      await expect(test.queue.decide('c1', hash, decision)).rejects.toMatchObject({ code: 'stale' });
    await test.decide('c1', { answer: 'give-up-stale', readAgain: false });
    await outcome;
    expect(test.results().c1).toBe(
      `Not applied: ${path} changed on disk after the proposal. Read it again before editing. Nothing was written.`,
    );
    expect([test.phases().c1, await test.read('src/a.txt')]).toEqual(['failed', text]);
    expect(test.log.state().calls.c1?.phase).toMatchObject({
      display: { text: { key: 'asks.file-changed' } },
    });
  });

  it('under another name that the user gave it says which, as long as that holds what it held', async () => {
    await start();
    const { outcome } = await askAboutEdit(test);
    const rename = (path: string, name: string) => renameEntry(test.workspace, { path, name });
    const moved = 'src/a.txt was renamed to src/b.txt after the proposal. Its content is unchanged.';
    await rename('src/a.txt', 'b.txt');
    await test.queue.rejudge();
    const { stale, subject } = await test.question('c1', (question) => question.stale !== null);
    expect(stale).toContain(moved);
    expect(subject).toMatchObject({ relativePath: 'src/a.txt', movedTo: 'src/b.txt' });
    expect(await test.queue.proposal('c1')).toMatchObject({ movedTo: 'src/b.txt', original: unchanged });
    await test.write('src/b.txt', `zero\n${unchanged}`);
    await test.queue.rejudge();
    expect((await test.question('c1')).stale).toContain('changed on disk');
    await test.write('src/b.txt', unchanged);
    await rename('src/b.txt', 'a.txt');
    await test.queue.rejudge();
    expect(await test.question('c1')).toMatchObject({ stale: null });
    await test.decide('c1', { answer: 'accept' });
    await outcome;
    expect(await test.read('src/a.txt')).toBe(changed);
  });

  it.each([
    ['deleted', 'src/a.txt was deleted after the proposal.', () => unlink(test.path('src/a.txt'))],
    [
      'replaced by a folder',
      'changed on disk',
      async () => {
        await unlink(test.path('src/a.txt'));
        await test.write('src/a.txt/b', '');
      },
    ],
    [
      'replaced by a link out of the project',
      'changed on disk',
      async () => {
        await unlink(test.path('src/a.txt'));
        await symlink('/etc/hosts', test.path('src/a.txt'));
      },
    ],
    ['moved away', 'was deleted', () => rename(test.path('src/a.txt'), test.path('src/b.txt'))],
  ])('and is %s makes the proposal stale', async (_what, says, change) => {
    await start();
    const { question } = await askAboutEdit(test);
    await change();
    await expect(test.queue.decide('c1', question.hash, { answer: 'accept' })).rejects.toMatchObject({
      code: 'stale',
    });
    expect((await test.question('c1')).stale).toContain(says);
  });

  it('and is deleted keeps its hunks and counts until it is back, also for an overwritten one', async () => {
    await start();
    const path = await test.write('a.txt', unchanged);
    const { question, outcome } = await test.runToQuestion(overwrite(path, changed));
    const shown = await test.queue.proposal('c1');
    await unlink(path);
    const gone = await test.question('c1', ({ stale }) => stale !== null);
    expect(gone.stale).toContain('a.txt was deleted');
    expect(gone.subject).toEqual(question.subject);
    expect(await test.queue.proposal('c1')).toEqual(shown);
    await writeFile(path, unchanged);
    expect(await test.question('c1', ({ stale }) => stale === null)).toEqual(question);
    await test.decide('c1', { answer: 'accept' });
    await outcome;
    expect(await test.read('a.txt')).toBe(changed);
  });

  it.each([
    ['an overwritten file', overwrite],
    ['a deletion', remove],
  ])('is stale for %s, whatever it holds now', async (_what, call) => {
    await start();
    const path = await test.write('a.txt', 'one\n');
    const { question } = await test.runToQuestion(call(path, 'new\n'));
    await writeFile(path, 'one\nmore\n');
    await expect(test.queue.decide('c1', question.hash, { answer: 'accept' })).rejects.toMatchObject({
      code: 'stale',
    });
    expect(await test.read('a.txt')).toBe('one\nmore\n');
  });

  it('is stale for a new file that someone else made', async () => {
    await start();
    const { question } = await test.runToQuestion(overwrite(test.path('new.txt'), 'mine\n'));
    await test.write('new.txt', 'theirs\n');
    await expect(test.queue.decide('c1', question.hash, { answer: 'accept' })).rejects.toMatchObject({
      code: 'stale',
    });
  });

  it('and changes back is as it was', async () => {
    await start();
    const { path, question, outcome } = await askAboutEdit(test);
    await writeFile(path, 'something else\n');
    await test.question('c1', ({ stale }) => stale !== null);
    await writeFile(path, unchanged);
    const again = await test.question('c1', ({ stale }) => stale === null);
    expect(again).toEqual(question);
    await test.decide('c1', { answer: 'accept' });
    await outcome;
    expect(await test.read('src/a.txt')).toBe(changed);
  });

  it('can be sent back to the model, which skips the rest; the same call may come again then', async () => {
    await start();
    const { path, outcome } = await askAboutEdit(test, read('src/a.txt'));
    await writeFile(path, 'zwei\n');
    await test.question('c1', ({ stale }) => stale !== null);
    await test.decide('c1', { answer: 'give-up-stale', readAgain: true });
    expect(await outcome).toBe('finished');
    expect(test.results().c2).toBe(
      'Not executed: an earlier call in this batch (edit) was for a file that changed meanwhile, and the user asked you to read it again first.',
    );
    expect(test.log.state().calls.c2?.phase).toMatchObject({ phase: 'cancelled', why: 'stale' });
    await writeFile(path, unchanged);
    const { question } = await test.runToQuestion(edit(path, 'two', 'TWO'));
    expect(question.stale).toBeNull();
  });

  it.each([true, false])(
    'gives the model what the user rejected and wrote (reads again: %s)',
    async (readAgain) => {
      await start();
      const { path, outcome } = await askAboutEdit(test);
      await writeFile(path, 'zwei\n');
      await test.question('c1', ({ stale }) => stale !== null);
      const [hunk] = (await test.queue.proposal('c1')).hunks;
      await test.decide('c1', {
        answer: 'give-up-stale',
        readAgain,
        hunks: [{ id: hunk?.id ?? '', verdict: 'reject', reason: 'too loud' }],
        comments: [{ side: 'proposed', line: 3, text: 'Why not this?' }],
      });
      await outcome;
      expect(test.results().c1).toBe(
        [
          `Not applied: ${path} changed on disk after the proposal. Read it again before editing. Nothing was written.`,
          '',
          'Before that, the user rejected hunks of your proposal (lines are those of the file when you proposed it):',
          "Rejected: hunk 1 (line 2). User's reason: too loud",
          'Each is a user decision, not a tool failure. Do not propose a rejected hunk again or reach the same effect another way.',
          '',
          'Comments of the user, each under the line it is about:',
          '',
          'Line 3 of your proposal:',
          '> three',
          'Why not this?',
        ].join('\n'),
      );
      expect(test.log.state().calls.c1).toMatchObject({
        phase: { phase: 'failed' },
        review: { hunks: { total: 1, rejected: [{ reason: 'too loud' }] }, comments: [{ about: 'three' }] },
      });
    },
  );

  it('is never overwritten by a mode that lets changes run', async () => {
    await start();
    const { path, outcome } = await askAboutEdit(test);
    await writeFile(path, 'zwei\n');
    await test.question('c1', ({ stale }) => stale !== null);
    await test.setMode({ kind: 'accept-edits' });
    await test.queue.rejudge();
    await outcome;
    expect(test.results().c1).toMatch(/^Not applied: /);
    expect(await test.read('src/a.txt')).toBe('zwei\n');
  });

  it('can be rejected all the same', async () => {
    await start();
    const { path, outcome } = await askAboutEdit(test);
    await writeFile(path, 'zwei\n');
    await test.question('c1', ({ stale }) => stale !== null);
    await test.decide('c1', { answer: 'reject' });
    await outcome;
    expect(test.phases().c1).toBe('rejected');
  });

  it('cannot be given up as stale when it is not', async () => {
    await start();
    await askAboutEdit(test);
    await expect(test.decide('c1', { answer: 'give-up-stale', readAgain: true })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});
