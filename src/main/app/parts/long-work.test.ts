import { expect, it } from 'vitest';
import { createLongWorks, type LongWork } from './long-work';

function started(id: string) {
  const works = createLongWorks();
  let end = () => {};
  const own: LongWork[] = [];
  const result = works.run(id, async (work) => {
    own.push(work);
    work.begin(3);
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    return 'done';
  });
  return { works, work: own[0], result, end: () => end() };
}

it('tells how far it is once more is done, and that it ended', async () => {
  const { works, work, result, end } = started('a');
  const first = works.next('a', 0);
  work?.step();
  expect(await first).toEqual({ done: 1, total: 3 });
  const second = works.next('a', 1);
  end();
  expect([await second, await result]).toEqual([null, 'done']);
});

it('is stopped by its id alone', () => {
  const { works, work, end } = started('a');
  works.stop('b');
  expect(work?.signal.aborted).toBe(false);
  works.stop('a');
  expect(work?.signal.aborted).toBe(true);
  end();
});

it('that never began has no progress', async () => {
  expect(await createLongWorks().next('a', 0)).toBeNull();
});
