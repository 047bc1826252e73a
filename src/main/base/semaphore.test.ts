import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore';

it('lets so many in at once, the others in their order', async () => {
  const semaphore = createSemaphore(2);
  const { signal } = new AbortController();
  const entered: number[] = [];
  const leaves = [1, 2, 3, 4].map((number) =>
    semaphore.enter(signal).then((leave) => {
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
  const semaphore = createSemaphore(1);
  const leave = await semaphore.enter(new AbortController().signal);
  const stopping = new AbortController();
  const waiting = semaphore.enter(stopping.signal);
  stopping.abort(new Error('stopped'));
  await expect(waiting).rejects.toThrow('stopped');
  leave();
  (await semaphore.enter(new AbortController().signal))();
});
