import type { Decision } from '@shared/approval/approval';
import { describe, expect, it } from 'vitest';
import { Closed } from '../base/closed';
import { startTestQueue } from './testing/start-test-queue';
import { askAboutEdit, changed, unchanged } from './testing/waiting-edit';

// A late decision on a call that is decided or over gets an error with the outcome of the call.

const accept = { answer: 'accept' } as const;
const rule = { tool: 'edit', match: 'src/**', scope: 'project' } as const;

const first: readonly (readonly [Decision, string])[] = [
  [accept, 'Already accepted in another window.'],
  [{ answer: 'accept-with-edits', content: 'mine\n' }, 'Already accepted with edits in another window.'],
  [{ answer: 'always', rule }, 'Already accepted in another window, with a rule that allows it from now on.'],
  [{ answer: 'reject' }, 'Already rejected in another window.'],
  [{ answer: 'reject', reason: 'not now' }, 'Already rejected in another window: not now'],
  [{ answer: 'reject-and-stop' }, 'Already rejected in another window.'],
];

describe('who loses against a decision is told of it', () => {
  it.each(first)('while that is being written, and later: %j', async (decision, told) => {
    const test = await startTestQueue();
    const { question, outcome } = await askAboutEdit(test);
    const lost = { code: 'already-decided', message: told };
    const [taken, late] = [decision, accept].map((each) => test.queue.decide('c1', question.hash, each));
    await expect(late).rejects.toMatchObject(lost);
    await taken;
    await outcome;
    await expect(test.queue.decide('c1', question.hash, accept)).rejects.toMatchObject(lost);
  });
});

describe('who decides on what is over is told why', () => {
  it('the turn was stopped', async () => {
    const test = await startTestQueue();
    const { question, outcome } = await askAboutEdit(test);
    test.stop();
    const late = test.queue.decide('c1', question.hash, accept);
    await expect(late).rejects.toThrow('The turn was stopped first.');
    await outcome;
    expect(await test.read('src/a.txt')).toBe(unchanged);
  });

  it('a message was sent instead', async () => {
    const test = await startTestQueue();
    const { question, outcome } = await askAboutEdit(test);
    test.queue.supersede();
    const late = test.queue.decide('c1', question.hash, accept);
    await expect(late).rejects.toThrow('A message was sent instead of an answer.');
    await outcome;
  });

  it('a rule or a mode allows it by now', async () => {
    for (const [allow, told] of [
      ['rule', 'Already allowed by rule “allow edit src/**” (project).'],
      ['mode', 'Already allowed by mode Accept edits.'],
    ] as const) {
      const test = await startTestQueue();
      const { question, outcome } = await askAboutEdit(test);
      if (allow === 'mode') await test.setMode({ kind: 'accept-edits' });
      else await test.rules.add(test.root, { effect: 'allow', ...rule });
      const looked = test.queue.rejudge();
      await expect(test.queue.decide('c1', question.hash, accept)).rejects.toThrow(told);
      await looked;
      await outcome;
      expect(await test.read('src/a.txt')).toBe(changed);
    }
  });

  it('a rule refuses it by now', async () => {
    const test = await startTestQueue();
    const { question, outcome } = await askAboutEdit(test);
    await test.rules.add(test.root, { effect: 'deny', ...rule });
    await test.queue.rejudge();
    await outcome;
    const late = test.queue.decide('c1', question.hash, accept);
    await expect(late).rejects.toThrow('Already denied by rule “deny edit src/**” (project).');
  });

  it('it was given up, because its file changed', async () => {
    const test = await startTestQueue();
    const { outcome } = await askAboutEdit(test);
    await test.write('src/a.txt', 'another\n');
    await test.queue.rejudge();
    const { hash } = await test.question('c1', ({ stale }) => stale !== null);
    const given = test.queue.decide('c1', hash, { answer: 'give-up-stale', readAgain: false });
    const late = test.queue.decide('c1', hash, { answer: 'give-up-stale', readAgain: true });
    await expect(late).rejects.toThrow('This call has ended: it was discarded, or it failed.');
    await given;
    await outcome;
    expect(await test.read('src/a.txt')).toBe('another\n');
  });

  it('the project was closed', async () => {
    const test = await startTestQueue();
    const path = await test.write('src/a.txt', unchanged);
    const closing = new AbortController();
    const input = JSON.stringify({ file_path: path, old_string: 'two', new_string: 'TWO' });
    const call = { id: 'c1', messageId: 'm', name: 'edit', arguments: input };
    const outcome = test.queue.runBatch([call], closing.signal);
    const { hash } = await test.question('c1');
    closing.abort(new Closed('project'));
    const late = test.queue.decide('c1', hash, accept);
    await expect(late).rejects.toThrow('The project or Pilotfish was closed first.');
    await outcome;
  });
});
