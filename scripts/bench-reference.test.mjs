import { expect, it } from 'vitest';
import { againstReference, withRatios } from './bench-reference.mjs';

const row = (name, ours) => ({ name, ours, reference: 10, unit: 'ms' });

it('names what is over 15 % worse than its reference, in red on a terminal', () => {
  const rows = [row('start', 23.1), row('search', 22.9), row('idle', 5)];
  const reference = { start: 2, search: 2, idle: 2 };
  const lines = ['WORSE than bench/reference.json:', '  start: 2.31 instead of 2.00, 16 % worse'];
  expect(againstReference(rows, reference, false)).toEqual(['', ...lines]);
  expect(againstReference(rows, reference, true)).toEqual([
    '',
    ...lines.map((line) => `\u001b[31m${line}\u001b[39m`),
  ]);
});

it('names what has no reference yet, and says nothing of what was not measured', () => {
  expect(againstReference([row('start', 20)], { search: 2 }, false)).toEqual([
    '',
    'New, without a reference (`npm run bench -- --save` adds it):',
    '  start',
  ]);
  expect(againstReference([row('start', 20)], { start: 2, search: 2 }, false)).toEqual([]);
});

it('keeps the references of what was not measured', () => {
  expect(withRatios({ start: 3, search: 2 }, [row('start', 12.3456)])).toEqual({ start: 1.23, search: 2 });
});
