import type { Decision } from '@shared/approval/approval';
import { describe, expect, it } from 'vitest';
import { read } from './testing/calls';
import { startTestQueue } from './testing/start-test-queue';
import type { TestOptions, TestQueue } from './testing/test-queue';
import { askAboutEdit, changed, unchanged } from './testing/waiting-edit';

let test: TestQueue;

async function start(options: TestOptions = {}): Promise<void> {
  test = await startTestQueue(options);
}

describe('one decision', () => {
  it('counts when two come at once, and it is the first', async () => {
    await start();
    const { question, outcome } = await askAboutEdit(test);
    const accept = test.queue.decide('c1', question.hash, { answer: 'accept' });
    const reject = test.queue.decide('c1', question.hash, { answer: 'reject' });
    await expect(reject).rejects.toMatchObject({ code: 'already-decided' });
    await accept;
    await outcome;
    expect([test.phases().c1, await test.read('src/a.txt')]).toEqual(['done', changed]);
  });

  it('counts when many come from several windows in any order', async () => {
    await start();
    const { question, outcome } = await askAboutEdit(test);
    const answers: Decision[] = [
      { answer: 'reject', reason: 'first' },
      ...Array.from({ length: 20 }, (): Decision => ({ answer: 'accept' })),
    ];
    const settled = await Promise.allSettled(
      answers.map((answer) => test.queue.decide('c1', question.hash, answer)),
    );
    await outcome;
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', ...Array(20).fill('rejected')]);
    expect([test.phases().c1, await test.read('src/a.txt')]).toEqual(['rejected', unchanged]);
  });

  it('that cannot be taken leaves the place to the next, in the order they came', async () => {
    await start();
    const { question, outcome } = await askAboutEdit(test);
    const rule = { tool: 'edit', match: 'lib/**', scope: 'chat' } as const;
    const always = test.queue.decide('c1', question.hash, { answer: 'always', rule });
    const reject = test.queue.decide('c1', question.hash, { answer: 'reject' });
    const accept = test.queue.decide('c1', question.hash, { answer: 'accept' });
    const settled = await Promise.allSettled([always, reject, accept]);
    await outcome;
    expect(settled).toMatchObject([
      { reason: { code: 'invalid' } },
      { status: 'fulfilled' },
      { reason: { code: 'already-decided' } },
    ]);
    expect([test.phases().c1, await test.read('src/a.txt')]).toEqual(['rejected', unchanged]);
  });

  it('is too late when the call is over, and has nothing to decide before it waits', async () => {
    await start();
    const { question, outcome } = await askAboutEdit(test, read('src/a.txt'));
    const decide = (callId: string) => test.queue.decide(callId, question.hash, { answer: 'accept' });
    await expect(decide('c2')).rejects.toMatchObject({ code: 'not-found' });
    await expect(decide('c99')).rejects.toMatchObject({ code: 'not-found' });
    await decide('c1');
    await outcome;
    await expect(decide('c1')).rejects.toMatchObject({ code: 'already-decided' });
  });

  it('must be about what was shown', async () => {
    await start();
    const { outcome } = await askAboutEdit(test);
    const wrong = test.queue.decide('c1', 'f'.repeat(64), { answer: 'accept' });
    await expect(wrong).rejects.toMatchObject({ code: 'changed-since-shown' });
    expect(test.phases().c1).toBe('waiting');
    await test.decide('c1', { answer: 'accept' });
    await outcome;
  });
});
