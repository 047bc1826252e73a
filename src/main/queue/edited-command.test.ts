import type { Question } from '@shared/approval';
import { afterEach, describe, expect, it } from 'vitest';
import { command, rule } from './testing/command-calls';
import { notingShell } from './testing/noting-shell';
import { createTestQueue, removeTestPlace, type TestOptions, type TestQueue } from './testing/test-queue';

// A command that the person changes before it runs. The tool only notes what it would run.

let test: TestQueue;
let ran: string[];

afterEach(async () => {
  await test.close();
  await removeTestPlace(test);
});

async function start(options: TestOptions = {}): Promise<TestQueue> {
  ran = [];
  test = await createTestQueue({ only: [notingShell(ran)], ...options });
  return test;
}

describe('a person who edits the command', () => {
  async function edit(content: string): Promise<void> {
    const { outcome } = await test.runToQuestion(command('npm test'));
    await test.decide('c1', { answer: 'accept-with-edits', content });
    await outcome;
  }

  it('has that run, and the model is told', async () => {
    await start();
    await edit('npm test -- --bail');
    expect(ran).toEqual(['npm test -- --bail']);
    expect(test.results().c1).toBe(
      'ran\n\nThe user changed your command before accepting it. Ran instead: npm test -- --bail',
    );
    expect(test.log.state().calls.c1?.phase).toMatchObject({
      allowance: { by: 'person', answer: 'accept-with-edits' },
    });
  });

  it('has not edited it when it is the same again', async () => {
    await start();
    await edit('npm test');
    expect([ran, test.results().c1]).toEqual([['npm test'], 'ran']);
  });

  it('cannot get round a rule that denies', async () => {
    await start();
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
    expect(ran).toEqual(['npm test']);
  });

  it('is refused in a text of the catalogue, which the window words', async () => {
    await start();
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
    await start();
    const { outcome } = await test.runToQuestion(command('npm test'));
    await expect(
      test.decide('c1', { answer: 'accept-with-edits', content: 'rm -rf dist' }),
    ).rejects.toMatchObject({ code: 'changed-since-shown' });
    const fits = ({ subject }: Question) => subject.kind === 'command' && subject.command === 'rm -rf dist';
    expect(await test.question('c1', fits)).toMatchObject({
      why: 'rm -r and rm -f ask every time',
      always: [],
    });
    expect(ran).toEqual([]);
    await test.decide('c1', { answer: 'accept' });
    await outcome;
    expect(ran).toEqual(['rm -rf dist']);
    expect(test.results().c1).toContain('Ran instead: rm -rf dist');
  });

  it('leaves at least something', async () => {
    await start();
    await test.runToQuestion(command('npm test'));
    await expect(test.decide('c1', { answer: 'accept-with-edits', content: ' \n' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});
