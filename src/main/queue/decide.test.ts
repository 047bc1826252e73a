import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Decision } from '@shared/approval/approval';
import { describe, expect, it } from 'vitest';
import { edit, read, remove } from './testing/calls';
import { startTestQueue } from './testing/start-test-queue';
import type { TestOptions, TestQueue } from './testing/test-queue';
import { askAboutEdit, changed, unchanged } from './testing/waiting-edit';

let test: TestQueue;

async function start(options: TestOptions = {}): Promise<void> {
  test = await startTestQueue(options);
}

describe('accept', () => {
  it('does exactly what was shown', async () => {
    await start();
    const { outcome } = await askAboutEdit(test);
    await test.decide('c1', { answer: 'accept' });
    expect(await outcome).toBe('finished');
    expect(await test.read('src/a.txt')).toBe(changed);
    expect(test.log.state().calls.c1?.phase).toMatchObject({
      phase: 'done',
      allowance: { by: 'person', answer: 'accept' },
      display: { kind: 'file-diff', relativePath: 'src/a.txt' },
    });
    expect(test.results().c1).not.toContain('The user changed your proposal');
    expect(test.log.state().changedFiles).toEqual(['src/a.txt']);
  });

  it('resolves when the word is on disk, before the change is made', async () => {
    await start();
    await askAboutEdit(test);
    await test.decide('c1', { answer: 'accept' });
    expect(['running', 'done']).toContain(test.phases().c1);
  });

  it('of a deletion deletes, and keeps a copy', async () => {
    await start();
    const path = await test.write('a.txt', 'one\n');
    const { outcome } = await test.runToQuestion(remove(path));
    await test.decide('c1', { answer: 'accept' });
    await outcome;
    expect(await test.read('a.txt')).toBeNull();
    expect(test.results().c1).toContain(`Successfully deleted file: ${path}`);
  });
});

describe('accept with edits', () => {
  const withEdits = (content: string): Decision => ({ answer: 'accept-with-edits', content });

  it('writes what the user left, and tells the model the difference', async () => {
    await start();
    const { path, outcome } = await askAboutEdit(test);
    await test.decide('c1', withEdits('one\nzwei\nthree\n'));
    await outcome;
    expect(await test.read('src/a.txt')).toBe('one\nzwei\nthree\n');
    const result = test.results().c1 ?? '';
    expect(result.startsWith(`Successfully modified file: ${path} (1 replacements).`)).toBe(true);
    const told = result.slice(result.indexOf('\n\nThe user'));
    expect(told).toBe(
      [
        '',
        '',
        'The user changed your proposal before accepting it. Diff from proposed to applied:',
        '--- src/a.txt',
        '+++ src/a.txt',
        '@@ -1,3 +1,3 @@',
        ' one',
        '-TWO',
        '+zwei',
        ' three',
        'The file now contains the applied version.',
      ].join('\n'),
    );
    expect(test.log.state().calls.c1?.phase).toMatchObject({
      allowance: { by: 'person', answer: 'accept-with-edits' },
    });
  });

  it('that empty the text empty the file', async () => {
    await start();
    const { outcome } = await askAboutEdit(test);
    await test.decide('c1', withEdits(''));
    await outcome;
    expect(await test.read('src/a.txt')).toBe('');
    expect(test.results().c1).toContain('-TWO');
  });

  it('that were taken back are none', async () => {
    await start();
    const { outcome } = await askAboutEdit(test);
    await test.decide('c1', withEdits(changed));
    await outcome;
    expect(test.results().c1).not.toContain('The user changed');
    expect(test.log.state().calls.c1?.phase).toMatchObject({ allowance: { answer: 'accept' } });
  });

  it('of a deletion make no sense', async () => {
    await start();
    const path = await test.write('a.txt', 'one\n');
    await test.runToQuestion(remove(path));
    await expect(test.decide('c1', withEdits('x'))).rejects.toMatchObject({ code: 'invalid' });
    expect(await test.read('a.txt')).toBe('one\n');
  });
});

describe('always', () => {
  const always = (match: string | undefined, scope: 'chat' | 'project' | 'everywhere', tool = 'edit') =>
    ({ answer: 'always', rule: { tool, scope, ...(match === undefined ? {} : { match }) } }) as const;

  it.each(['chat', 'project', 'everywhere'] as const)(
    'accepts, and keeps a rule for %s that lets the next run',
    async (scope) => {
      await start();
      const { path, outcome } = await askAboutEdit(test);
      await test.decide('c1', always('src/**', scope));
      await outcome;
      expect(test.log.state().calls.c1?.phase).toMatchObject({
        allowance: { by: 'person', answer: 'always' },
      });
      const rules = scope === 'chat' ? test.log.state().rules : test.rules.current();
      expect(rules).toMatchObject([
        { effect: 'allow', tool: 'edit', match: 'src/**', scope, origin: 'person' },
      ]);
      expect(await test.run(edit(path, 'one', 'ONE'))).toBe('finished');
      expect(test.log.state().calls.c2?.phase).toMatchObject({
        phase: 'done',
        allowance: { by: 'rule', rule: 'allow edit src/**', scope },
      });
    },
  );

  it('holds after a restart, for the chat too', async () => {
    await start();
    const { path, outcome } = await askAboutEdit(test);
    await test.decide('c1', always('src/a.txt', 'chat'));
    await outcome;
    await test.close();
    await start({ at: test });
    expect(await test.run(edit(path, 'one', 'ONE'))).toBe('finished');
  });

  it('is refused where the rule cannot be kept, and the call waits on', async () => {
    await start();
    await askAboutEdit(test);
    await mkdir(join(test.home, 'rules.json'));
    const refused = test.decide('c1', always('src/**', 'project'));
    await expect(refused).rejects.toMatchObject({ code: 'unavailable' });
    expect(test.phases().c1).toBe('waiting');
    expect(await test.read('src/a.txt')).toBe(unchanged);
  });

  it('takes the edits of the user as well', async () => {
    await start();
    const { outcome } = await askAboutEdit(test);
    await test.decide('c1', { ...always('src/a.txt', 'chat'), content: 'mine\n' });
    await outcome;
    expect(await test.read('src/a.txt')).toBe('mine\n');
    expect(test.results().c1).toContain('The user changed your proposal before accepting it.');
  });

  it.each([
    ['another file', always('lib/**', 'chat')],
    ['another tool', always('src/**', 'chat', 'write_file')],
    ['every tool', always('src/**', 'everywhere', '*')],
    ['a place outside', always('../**', 'project')],
  ])('is refused with a rule for %s, and the call waits on', async (_what, decision) => {
    await start();
    const { outcome } = await askAboutEdit(test);
    await expect(test.decide('c1', decision)).rejects.toMatchObject({ code: 'invalid' });
    expect([test.log.state().rules, test.rules.current()]).toEqual([[], []]);
    await test.decide('c1', { answer: 'accept' });
    await outcome;
    expect(await test.read('src/a.txt')).toBe(changed);
  });

  it('may be for everything, when the user writes that', async () => {
    await start();
    const { outcome } = await askAboutEdit(test);
    await test.decide('c1', always('**', 'chat'));
    await outcome;
    expect(test.log.state().rules).toMatchObject([{ match: '**' }]);
  });
});

describe('reject', () => {
  it('leaves the file, tells the model the reason, and goes on with the next call', async () => {
    await start();
    const { path, outcome } = await askAboutEdit(test, read('src/a.txt'));
    await test.decide('c1', { answer: 'reject', reason: ' use a constant ' });
    expect(await outcome).toBe('finished');
    expect(await test.read('src/a.txt')).toBe(unchanged);
    expect(test.results().c1).toBe(
      `The user rejected this call to edit. It was NOT executed; ${path} is unchanged. This is a user decision, not a tool failure. Do not retry the same call or reach the same effect another way. User's reason: use a constant`,
    );
    expect(test.log.state().calls.c1?.phase).toMatchObject({ phase: 'rejected', reason: 'use a constant' });
    expect(test.phases().c2).toBe('done');
  });

  it.each([undefined, '', '  '])('without a reason (%j) says so', async (reason) => {
    await start();
    const { outcome } = await askAboutEdit(test);
    await test.decide('c1', { answer: 'reject', reason });
    await outcome;
    expect(test.results().c1).toMatch(/ No reason was given; choose another approach or ask the user\.$/);
  });

  it('refuses the same call when it comes again, without asking, after a restart too', async () => {
    await start();
    const { path, outcome } = await askAboutEdit(test);
    await test.decide('c1', { answer: 'reject', reason: 'not now' });
    await outcome;
    await test.run(edit(path, 'two', 'TWO'));
    await test.close();
    await start({ at: test, mode: { kind: 'accept-edits' } });
    const reordered = `{"new_string":"TWO", "old_string":"two", "path":${JSON.stringify(path)}}`;
    await test.run({ tool: 'edit', input: reordered });
    const refused = 'Refused without asking: identical to a call the user rejected: not now.';
    expect([test.results().c2, test.results().c3]).toEqual([refused, refused]);
    expect([test.phases().c2, await test.read('src/a.txt')]).toEqual(['failed', unchanged]);
  });

  it('holds until the user speaks again: then the same call is asked about anew, after a restart too', async () => {
    await start();
    const { path, outcome } = await askAboutEdit(test);
    await test.decide('c1', { answer: 'reject', reason: 'not now' });
    await outcome;
    await test.say('Do it after all.');
    await test.close();
    await start({ at: test });
    const again = await test.runToQuestion(edit(path, 'two', 'TWO'));
    await test.decide('c2', { answer: 'reject' });
    await again.outcome;
    await test.run(edit(path, 'two', 'TWO'));
    expect(test.results().c3).toBe('Refused without asking: identical to a call the user rejected.');
    await test.say('Now do.');
    await test.runToQuestion(edit(path, 'two', 'TWO'));
    await test.decide('c4', { answer: 'accept' });
    await test.until(({ calls }) => calls.c4?.phase.phase === 'done');
    expect(await test.read('src/a.txt')).toBe(changed);
  });

  it('is not taken back by a summary of what was said', async () => {
    await start();
    const { path, outcome } = await askAboutEdit(test);
    await test.decide('c1', { answer: 'reject' });
    await outcome;
    await test.log.append({ records: [{ role: 'summary', text: 'Something was rejected.' }] });
    await test.run(edit(path, 'two', 'TWO'));
    expect(test.results().c2).toBe('Refused without asking: identical to a call the user rejected.');
  });

  it('and stop here skips the rest of the batch', async () => {
    await start();
    const { outcome } = await askAboutEdit(test, read('src/a.txt'), read('src/a.txt'));
    await test.decide('c1', { answer: 'reject-and-stop' });
    expect(await outcome).toBe('finished');
    const skipped =
      'Not executed: the user rejected an earlier call in this batch (edit) and asked for a new plan.';
    expect([test.results().c2, test.results().c3]).toEqual([skipped, skipped]);
    expect(test.log.state().calls.c3?.phase).toMatchObject({ phase: 'cancelled', why: 'skipped' });
  });
});
