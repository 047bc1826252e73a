import { expect, it } from 'vitest';
import { soon, soonSo } from './soon';

it('what never comes is named', async () => {
  const never = new Promise(() => {});
  await expect(soon(never, () => 'Godot', 10)).rejects.toThrow('Waited 0.01 seconds in vain for Godot');
});

it('what comes is there, what fails has failed, and a state is looked at again with each event', async () => {
  expect(await soon(Promise.resolve(1), String)).toBe(1);
  await expect(soon(Promise.reject(new Error('no')), String)).rejects.toThrow('no');
  const looks: (() => void)[] = [];
  let count = 0;
  const second = soonSo(
    () => {
      count += 1;
      return count === 2;
    },
    (look) => {
      looks.push(look);
      return () => void looks.pop();
    },
    String,
  );
  looks[0]?.();
  await second;
  expect([count, looks]).toEqual([2, []]);
});
