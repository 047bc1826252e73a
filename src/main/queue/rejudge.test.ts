import { describe, expect, it } from 'vitest';
import type { ProjectRulesFile } from './policy/project-rules-file';
import { edit } from './testing/calls';
import { startTestQueue } from './testing/start-test-queue';
import type { TestOptions } from './testing/test-queue';

// A rule that is added or removed while a call waits applies to that call as well.

async function waitingEdit(options: TestOptions = {}) {
  const test = await startTestQueue(options);
  const path = await test.write('src/a.txt', 'old\n');
  return { test, path };
}

describe('a rule that is added while a call waits', () => {
  it('lets it run when it allows it', async () => {
    const { test, path } = await waitingEdit();
    const { outcome } = await test.runToQuestion(edit(path, 'old', 'new'));
    await test.rules.add(test.root, { effect: 'allow', tool: 'edit', match: 'src/**', scope: 'project' });
    await test.queue.rejudge();
    expect(await outcome).toBe('finished');
    expect(await test.read('src/a.txt')).toBe('new\n');
    expect(test.log.state().calls.c1?.phase).toMatchObject({
      phase: 'done',
      allowance: { by: 'rule', rule: 'allow edit src/**', scope: 'project' },
    });
  });

  it('refuses it when it denies it, and an answer comes too late', async () => {
    const { test, path } = await waitingEdit();
    const { question, outcome } = await test.runToQuestion(edit(path, 'old', 'new'));
    await test.rules.add(test.root, { effect: 'deny', tool: '*', match: 'src/**', scope: 'everywhere' });
    await test.queue.rejudge();
    await outcome;
    expect(test.results().c1).toBe(
      'Not executed: blocked by rule "deny * src/**" (everywhere). This was not a decision by the user in this moment.',
    );
    await expect(test.queue.decide('c1', question.hash, { answer: 'accept' })).rejects.toMatchObject({
      code: 'already-decided',
    });
    expect(await test.read('src/a.txt')).toBe('old\n');
  });

  it('is what it waits for when it asks', async () => {
    const { test, path } = await waitingEdit();
    await test.runToQuestion(edit(path, 'old', 'new'));
    await test.rules.add(test.root, { effect: 'ask', tool: 'edit', scope: 'everywhere' });
    await test.queue.rejudge();
    expect(await test.question('c1')).toMatchObject({
      why: 'rule “ask edit” (everywhere) asks',
      always: [],
    });
  });
});

describe('a rule that is removed while a call waits', () => {
  it('no longer holds it back', async () => {
    const { test, path } = await waitingEdit({ mode: { kind: 'accept-edits' } });
    const { id } = await test.rules.add(test.root, { effect: 'ask', tool: 'edit', scope: 'project' });
    const { outcome } = await test.runToQuestion(edit(path, 'old', 'new'));
    await test.rules.remove(id);
    await test.queue.rejudge();
    expect(await outcome).toBe('finished');
    expect(await test.read('src/a.txt')).toBe('new\n');
  });

  it('leaves it waiting for another reason, which is the one that is shown', async () => {
    const { test, path } = await waitingEdit();
    const { id } = await test.rules.add(test.root, { effect: 'ask', tool: 'edit', scope: 'project' });
    const { question } = await test.runToQuestion(edit(path, 'old', 'new'));
    expect(question.why).toBe('rule “ask edit” (project) asks');
    await test.rules.remove(id);
    await test.queue.rejudge();
    expect(await test.question('c1')).toMatchObject({ why: 'the mode is Ask' });
    expect(await test.read('src/a.txt')).toBe('old\n');
  });
});

describe("a project's rules file that cannot be watched", () => {
  it('is read again when a call comes up, and while it waits whenever it is judged', async () => {
    const { test, path } = await waitingEdit();
    const refusal = expect.stringContaining('blocked by rule "deny edit" (project)');
    let rules: readonly object[] = [];
    const file: ProjectRulesFile = {
      read: async () => ({ kind: 'text', text: JSON.stringify({ rules }) }),
      watch(_onTouched, onLost) {
        onLost(new Error('no watches left'));
        return () => undefined;
      },
    };
    await test.rules.openProject(test.root, file);
    const { outcome } = await test.runToQuestion(edit(path, 'old', 'new'));
    rules = [{ effect: 'deny', tool: 'edit' }];
    await test.queue.rejudge();
    await outcome;
    expect(test.results().c1).toEqual(refusal);

    rules = [];
    await test.rules.catchUp();
    rules = [{ effect: 'deny', tool: 'edit' }];
    await test.run(edit(path, 'old', 'newer'));
    expect(test.results().c2).toEqual(refusal);
  });
});
