import type { Question } from '@shared/approval/approval';
import { describe, expect, it } from 'vitest';
import { command, rule } from './testing/command-calls';
import { type NotingQueue, startNotingQueue } from './testing/start-noting-queue';

// A command that the user edits before it runs. The tool only records the commands that it would run.

describe('a user who edits the command', () => {
  async function edit(content: string): Promise<NotingQueue> {
    const test = await startNotingQueue();
    const { outcome } = await test.runToQuestion(command('npm test'));
    await test.decide('c1', { answer: 'accept-with-edits', content });
    await outcome;
    return test;
  }

  it('has that run, and the model is told', async () => {
    const test = await edit('npm test -- --bail');
    expect(test.ran).toEqual(['npm test -- --bail']);
    expect(test.results().c1).toBe(
      'ran\n\nThe user changed your command before accepting it. Ran instead: npm test -- --bail',
    );
    expect(test.log.state().calls.c1?.phase).toMatchObject({
      allowance: { by: 'person', answer: 'accept-with-edits' },
    });
  });

  it('has not edited it when it is the same again', async () => {
    const test = await edit('npm test');
    expect([test.ran, test.results().c1]).toEqual([['npm test'], 'ran']);
  });

  it('cannot get round a rule that denies', async () => {
    const test = await startNotingQueue();
    await test.rules.add(null, rule('deny', 'git push'));
    const { outcome } = await test.runToQuestion(command('npm test'));
    await expect(
      test.decide('c1', { answer: 'accept-with-edits', content: 'npm test && git push' }),
    ).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('deny run_shell_command git push'),
    });
    await test.decide('c1', { answer: 'accept' });
    await outcome;
    expect(test.ran).toEqual(['npm test']);
  });

  it('is refused in a text of the catalogue, which the window words', async () => {
    const test = await startNotingQueue();
    await test.rules.add(null, rule('deny', 'git push'));
    await test.runToQuestion(command('npm test'));
    await expect(
      test.decide('c1', { answer: 'accept-with-edits', content: 'npm test && git push' }),
    ).rejects.toMatchObject({
      told: {
        key: 'refused.by-rule',
        params: { rule: 'deny run_shell_command git push', scope: 'everywhere' },
      },
    });
  });

  it('is asked once more about what is on the hard list', async () => {
    const test = await startNotingQueue();
    const { outcome } = await test.runToQuestion(command('npm test'));
    await expect(
      test.decide('c1', { answer: 'accept-with-edits', content: 'rm -rf dist' }),
    ).rejects.toMatchObject({ code: 'changed-since-shown' });
    const fits = ({ subject }: Question) => subject.kind === 'command' && subject.command === 'rm -rf dist';
    expect(await test.question('c1', fits)).toMatchObject({
      why: 'rm -r and rm -f always ask',
      always: [],
    });
    expect(test.ran).toEqual([]);
    await test.decide('c1', { answer: 'accept' });
    await outcome;
    expect(test.ran).toEqual(['rm -rf dist']);
    expect(test.results().c1).toContain('Ran instead: rm -rf dist');
  });

  it('leaves at least something', async () => {
    const test = await startNotingQueue();
    await test.runToQuestion(command('npm test'));
    await expect(test.decide('c1', { answer: 'accept-with-edits', content: ' \n' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});
