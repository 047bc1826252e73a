import { AppError } from '@shared/errors';
import { describe, expect, it } from 'vitest';
import { createInbox, createInboxes, type Reply, send } from './inbox';

const decision = (hash: string) => (reply: Reply) =>
  ({ kind: 'decide', hash, decision: { answer: 'accept' }, reply }) as const;
const over = () => new AppError('already-decided', 'It is over.');
const look = (reply: Reply) => ({ kind: 'look-again', replies: [reply] }) as const;

describe('an inbox', () => {
  it('gives its messages in the order they came, those too that came while nobody took any', async () => {
    const inbox = createInbox(over);
    void send(inbox, decision('a'));
    inbox.post({ kind: 'give-up' });
    const kinds = [(await inbox.take()).kind, (await inbox.take()).kind];
    const later = inbox.take();
    void send(inbox, decision('b'));
    expect([...kinds, await later]).toMatchObject(['decide', 'give-up', { hash: 'b' }]);
  });

  it('makes one of all changes that wait in line, and answers whoever told of one', async () => {
    const inbox = createInbox(over);
    const told = [send(inbox, look), send(inbox, decision('a')), send(inbox, look)];
    const first = await inbox.take();
    if (first.kind === 'look-again') for (const { resolve } of first.replies) resolve();
    expect([first.kind, (await inbox.take()).kind]).toEqual(['look-again', 'decide']);
    await Promise.all([told[0], told[2]]);
  });

  it('tells what is due once the question stands, and only once', () => {
    const inbox = createInbox(over);
    const told: string[] = [];
    inbox.whenAsked(() => told.push('first'));
    inbox.asked();
    inbox.whenAsked(() => told.push('second'));
    inbox.close();
    expect(told).toEqual(['first', 'second']);
  });

  it('answers what is left and what still comes when the call waits no more', async () => {
    const inboxes = createInboxes(over);
    const inbox = inboxes.open('c1');
    const waiting = [
      send(inbox, decision('a')),
      send(inbox, look),
      send(inbox, (reply: Reply<never>) => ({ kind: 'show-proposal', reply })),
    ];
    const settled = Promise.allSettled(waiting);
    inboxes.close('c1');
    expect(await settled).toMatchObject([
      { reason: { code: 'already-decided' } },
      { status: 'fulfilled' },
      { reason: { code: 'not-found' } },
    ]);
    await expect(send(inbox, decision('b'))).rejects.toMatchObject({ code: 'already-decided' });
    expect([inboxes.find('c1'), inboxes.all()]).toEqual([undefined, []]);
  });
});
