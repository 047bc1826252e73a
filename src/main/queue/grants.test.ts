import type { BatchAhead, Grant, ProposalAhead as Preview } from '@shared/approval/approval';
import { describe, expect, it } from 'vitest';
import { edit, overwrite, read, remove } from './testing/calls';
import { accepted, contentWithout, decisionLike, leftOut, partly, previewOf } from './testing/grants';
import { startTestQueue } from './testing/start-test-queue';
import type { TestCall, TestQueue } from './testing/test-queue';

// Decisions on the later changes of a batch, sent with the decision on the waiting one.

const text = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n';
const files = ['a', 'b', 'c', 'd', 'e'];
/** Three hunks. */
const changed = text.replace('two', 'TWO').replace('six', 'SIX').replace('ten', 'TEN');

/** Reads the files, and asks about an edit of `a.txt` with these calls behind it. */
async function ask(...calls: ((test: TestQueue) => TestCall)[]) {
  const test = await startTestQueue();
  for (const name of files) await test.write(`${name}.txt`, text);
  await test.run(...files.map((name) => read(test.path(`${name}.txt`))));
  const asked = await test.runToQuestion(
    edit(test.path('a.txt'), 'one', 'ONE'),
    ...calls.map((call) => call(test)),
  );
  const preview = (callId: string) => previewOf(test, 'c6', callId);
  return { test, preview, ...asked };
}

const change = (name: string) => (test: TestQueue) => overwrite(test.path(`${name}.txt`), changed);
const words = (ahead: BatchAhead) => ahead.map(({ callId, kind }) => `${callId} ${kind}`);

const outcomes = (test: TestQueue) =>
  Object.fromEntries(
    Object.values(test.log.state().calls)
      .slice(5)
      .map(({ id, phase }) => [
        id,
        'allowance' in phase && phase.allowance.by === 'person' ? phase.allowance.answer : phase.phase,
      ]),
  );

const results = (test: TestQueue) =>
  Object.values(test.results())
    .slice(5)
    .map((result) => result.replaceAll(test.root, ''));

/** A review of three files: in part with own text and comments, left out, and commented. */
function reviewed([b, c, d, e]: readonly [Preview, Preview, Preview, Preview]): Grant[] {
  const comments = [{ side: 'proposed' as const, line: 3, text: 'why not?' }];
  return [
    partly('c7', b, [1, 3]),
    leftOut('c8', c, { reason: 'not this file', comments }),
    accepted('c9', d, { comments }),
    partly('c10', e, [2], { content: `${contentWithout(e, [2])}mine\n`, comments }),
  ];
}

describe('a review of a whole batch', () => {
  it('has the effect of the same decisions one by one, and the model reads the same', async () => {
    const calls = ['b', 'c', 'd', 'e'].map(change);
    const atOnce = await ask(...calls);
    const { preview } = atOnce;
    const grants = reviewed([
      await preview('c7'),
      await preview('c8'),
      await preview('c9'),
      await preview('c10'),
    ]);
    await atOnce.test.decide('c6', { answer: 'accept', grants });
    await atOnce.outcome;

    const oneByOne = await ask(...calls);
    await oneByOne.test.decide('c6', { answer: 'accept' });
    for (const grant of grants) await oneByOne.test.decide(grant.callId, decisionLike(grant));
    await oneByOne.outcome;

    expect(results(atOnce.test)).toEqual(results(oneByOne.test));
    for (const name of files)
      expect(await atOnce.test.read(`${name}.txt`)).toBe(await oneByOne.test.read(`${name}.txt`));
    const reviewOf = ({ test }: typeof oneByOne) =>
      Object.values(test.log.state().calls).map(({ review }) => review);
    expect(reviewOf(atOnce)).toEqual(reviewOf(oneByOne));
    expect(outcomes(atOnce.test)).toEqual({
      c6: 'accept',
      c7: 'accept-these-with-edits',
      c8: 'rejected',
      c9: 'accept-these',
      c10: 'accept-these-with-edits',
    });
    expect(atOnce.test.log.state().calls.c8?.phase).toMatchObject({ reason: 'not this file', leftOut: true });
    expect(oneByOne.test.log.state().calls.c8?.phase).not.toHaveProperty('leftOut');
  });

  it('journals one grant per call with the decision', async () => {
    const { test, preview, outcome } = await ask(change('b'), change('c'), change('d'));
    const [b, c, d] = [await preview('c7'), await preview('c8'), await preview('c9')];
    const grants = [partly('c7', b, [1]), leftOut('c8', c), accepted('c9', d)];
    await test.decide('c6', { answer: 'accept', grants });
    await outcome;
    const granted = (id: string) => test.log.state().calls[id]?.granted;
    expect(granted('c7')).toEqual({ diff: b.diff, verdict: 'accept-with-edits' });
    expect(granted('c8')).toEqual({ diff: c.diff, verdict: 'reject' });
    expect(granted('c9')).toEqual({ diff: d.diff });
    const kept = test.log.records().flatMap((one) => (one.role === 'granted' ? [one.grant.callId] : []));
    expect(kept).toEqual(['c7', 'c8']);
  });

  it('may leave the waiting file out, and reject every hunk of a later one', async () => {
    const { test, preview, outcome } = await ask(change('b'), change('c'));
    const [b, c] = [await preview('c7'), await preview('c8')];
    const grants = [partly('c7', b, [1, 2, 3]), accepted('c8', c)];
    await test.decide('c6', { answer: 'reject', reason: 'not now', grants });
    await outcome;
    expect(outcomes(test)).toEqual({ c6: 'rejected', c7: 'rejected', c8: 'accept-these' });
    expect(test.log.state().calls.c7?.granted?.verdict).toBe('reject');
    expect(test.log.state().calls.c7?.phase).toMatchObject({ reason: 'reason 1; reason 2; reason 3' });
    expect(test.results().c7).toContain("Rejected, NOT applied: hunk 2 (line 6). User's reason: reason 2");
    expect([await test.read('a.txt'), await test.read('b.txt')]).toEqual([text, text]);
  });

  it('may reject every hunk of the waiting file', async () => {
    const { test, preview, outcome } = await ask(change('b'));
    const { hunks } = await test.queue.proposal('c6');
    await test.decide('c6', {
      answer: 'accept-with-edits',
      content: text,
      hunks: hunks.map(({ id }) => ({ id, verdict: 'reject' })),
      grants: [accepted('c7', await preview('c7'))],
    });
    await outcome;
    expect(outcomes(test)).toEqual({ c6: 'rejected', c7: 'accept-these' });
  });

  it('may be changed while a call between asks: the last one counts', async () => {
    const { test, preview, outcome } = await ask(change('b'), change('c'));
    await test.decide('c6', { answer: 'accept', grants: [partly('c8', await preview('c8'), [1])] });
    await test.question('c7');
    const grants = [accepted('c8', await previewOf(test, 'c7', 'c8'))];
    await test.decide('c7', { answer: 'accept', grants });
    await outcome;
    expect(await test.read('c.txt')).toBe(changed);
  });

  it('counts once, with the decision of the first window', async () => {
    const { test, preview, question, outcome } = await ask(change('b'));
    const b = await preview('c7');
    const decide = (grants: Grant[]) => test.queue.decide('c6', question.hash, { answer: 'accept', grants });
    const [first, second] = await Promise.allSettled([
      decide([partly('c7', b, [1])]),
      decide([partly('c7', b, [2])]),
    ]);
    await outcome;
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ status: 'rejected', reason: { code: 'already-decided' } });
    expect(await test.read('b.txt')).toBe(contentWithout(b, [1]));
  });

  it('takes part of a batch of 300 calls, of which 200 run', async () => {
    const names = Array.from({ length: 299 }, (_, at) => `new-${at}.txt`);
    const { test, outcome } = await ask(
      ...names.map((name) => (one: TestQueue) => overwrite(one.path(name), text)),
    );
    const ahead = await test.queue.batch('c6');
    const grants = ahead.flatMap((one, at): Grant[] =>
      one.kind === 'edit'
        ? [
            {
              verdict: at % 2 === 0 ? 'accept' : 'reject',
              callId: one.callId,
              diff: one.diff,
              hash: one.hash,
            },
          ]
        : [],
    );
    await test.decide('c6', { answer: 'accept', grants });
    const next = `c${7 + grants.length}`;
    await test.question(next);
    expect(Object.values(outcomes(test)).filter((one) => one === 'accept-these')).toHaveLength(
      Math.ceil(grants.length / 2),
    );
    await test.decide(next, { answer: 'reject-and-stop' });
    await outcome;
    expect(await test.read('new-0.txt')).toBe(text);
    expect(await test.read('new-1.txt')).toBeNull();
  });
});

describe('a grant that contradicts its change', () => {
  it.each<[string, (grant: ReturnType<typeof partly>) => Grant, string]>([
    ['other text than its verdicts', (grant) => ({ ...grant, content: changed }), 'asks.hunks-not-in-text'],
    [
      'an unknown hunk',
      (grant) => ({ ...grant, hunks: [{ id: 'x', verdict: 'reject' }] }),
      'asks.no-such-hunk',
    ],
    [
      'a comment on an unknown line',
      (grant) => ({ ...grant, verdict: 'accept', comments: [{ side: 'original', line: 99, text: 'x' }] }),
      'asks.no-such-line-there',
    ],
    ['a half character', (grant) => ({ ...grant, content: `${grant.content}\ud800` }), 'asks.half-character'],
  ])('is refused with the decision: %s', async (_what, made, key) => {
    const { test, preview } = await ask(change('b'));
    const grants = [made(partly('c7', await preview('c7'), [1]))];
    await expect(test.decide('c6', { answer: 'accept', grants })).rejects.toMatchObject({
      code: 'invalid',
      told: { key },
    });
    expect(outcomes(test)).toEqual({ c6: 'waiting', c7: 'queued' });
    expect(await test.read('a.txt')).toBe(text);
  });

  it('is refused for a call that changes no file, and for two on one call', async () => {
    const { test, preview } = await ask(change('b'), (one) => read(one.path('b.txt')));
    const grant = accepted('c7', await preview('c7'));
    for (const grants of [[grant, leftOut('c7', await preview('c7'))], [{ ...grant, callId: 'c8' }]])
      await expect(test.decide('c6', { answer: 'accept', grants })).rejects.toMatchObject({
        told: { key: 'asks.not-behind' },
      });
  });
});

describe('a change that asks in every mode', () => {
  it('cannot be accepted in advance, but be left out: a deletion, a protected and a binary file', async () => {
    const { test, preview, outcome } = await ask(
      (one) => remove(one.path('b.txt')),
      (one) => overwrite(one.path('.env'), 'A=1\n'),
      (one) => remove(one.path('image.bin')),
      (one) => remove(one.path('c.txt')),
    );
    await test.write('image.bin', '\0\u0001\0');
    expect(words(await test.queue.batch('c6'))).toEqual(['c7 asks', 'c8 asks', 'c9 asks', 'c10 asks']);
    const c9 = await preview('c9');
    expect(c9).toMatchObject({ change: 'delete', hunks: [], original: '' });
    const grants = [
      leftOut('c7', await preview('c7'), { reason: 'keep it' }),
      leftOut('c8', await preview('c8')),
      leftOut('c9', c9),
      accepted('c10', await preview('c10')),
    ];
    await test.decide('c6', { answer: 'accept', grants });
    await test.question('c10');
    await test.decide('c10', { answer: 'reject' });
    await outcome;
    expect(outcomes(test)).toMatchObject({ c7: 'rejected', c8: 'rejected', c9: 'rejected', c10: 'rejected' });
    expect(results(test)[1]).toContain('It was NOT executed; /b.txt is unchanged. This is a user decision');
    expect(results(test)[1]).toContain("User's reason: keep it");
    expect([await test.read('b.txt'), await test.read('.env')]).toEqual([text, null]);
  });

  it('has no text that could be edited, if it deletes', async () => {
    const { test, preview } = await ask((one) => remove(one.path('b.txt')));
    const grants = [partly('c7', await preview('c7'), [], { content: 'mine\n' })];
    await expect(test.decide('c6', { answer: 'accept', grants })).rejects.toMatchObject({
      told: { key: 'asks.no-text' },
    });
  });
});
