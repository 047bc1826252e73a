import { expect, it } from 'vitest';
import { linesOf } from '../hunks/line-changes';
import { countSteps } from './steps';

it('the same code takes about the same steps each time, also where it ran before anybody counted', async () => {
  linesOf('a\n'.repeat(1_000));
  const { module, stepsOf } = await countSteps(() => import('../hunks/line-changes'));
  const compare = (count: number) => stepsOf(() => module.lineChanges(Array(count).fill('a'), []));
  const [first, second, twice] = [await compare(10_000), await compare(10_000), await compare(20_000)];
  expect(first).toBeGreaterThan(10_000);
  expect(second / first).toBeCloseTo(1, 1);
  expect(twice / first).toBeCloseTo(2, 1);
});
