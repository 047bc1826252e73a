import { expect, it } from 'vitest';
import { hashOf } from '../base/files/content-hash';
import { movesIn } from './moved-files';

const gone = (path: string, before = path) => ({ path, before: hashOf(Buffer.from(before)), now: null });
const come = (path: string, now: string) => ({ path, before: null, now: hashOf(Buffer.from(now)) });

it('a file that is gone and one that is new and holds the same were moved', () => {
  const changed = { path: 'c', before: hashOf(Buffer.from('a')), now: hashOf(Buffer.from('b')) };
  expect([...movesIn([gone('a'), come('b', 'a'), changed])]).toEqual([
    ['a', { kind: 'to', path: 'b' }],
    ['b', { kind: 'from', path: 'a' }],
  ]);
});

it('where several hold the same, it cannot be told which went where', () => {
  expect(movesIn([gone('a'), come('b', 'a'), come('c', 'a')]).size).toBe(0);
  expect(movesIn([gone('a', 'x'), gone('b', 'x'), come('c', 'x')]).size).toBe(0);
});

it('an empty file, one that holds something else, and one that stays were not', () => {
  expect(movesIn([gone('a', ''), come('b', ''), gone('c'), come('d', 'other')]).size).toBe(0);
});
