import { expect, it } from 'vitest';
import { createTurnstile } from './semaphore';

it('lets so many in at once, the others in their order', async () => {
  const turnstile = createTurnstile(2);
  const { signal } = new AbortController();
  const entered: number[] = [];
  const leaves = [1, 2, 3, 4].map((number) =>
    turnstile.enter(signal).then((leave) => {
      entered.push(number);
      return leave;
    }),
  );
  const first = await leaves[0];
  await leaves[1];
  expect(entered).toEqual([1, 2]);
  first?.();
  first?.();
  (await leaves[2])?.();
  await leaves[3];
  expect(entered).toEqual([1, 2, 3, 4]);
});

it('lets go of one who gives up while waiting', async () => {
  const turnstile = createTurnstile(1);
  const leave = await turnstile.enter(new AbortController().signal);
  const stopping = new AbortController();
  const waiting = turnstile.enter(stopping.signal);
  stopping.abort(new Error('stopped'));
  await expect(waiting).rejects.toThrow('stopped');
  leave();
  (await turnstile.enter(new AbortController().signal))();
});
