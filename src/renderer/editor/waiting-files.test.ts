import { expect, it } from 'vitest';
import { proposalTab } from '../state/ui-state';
import { neighbourOf } from './waiting-files';

const [a, b, c] = ['a', 'b', 'c'].map((name) => proposalTab('chat', name, `${name}.ts`));
const tabs = [a, b, c].filter((tab) => tab !== undefined);
const idOf = (name: string) => proposalTab('chat', name, '').id;

it('one file after another waits, round and round', () => {
  expect([neighbourOf(tabs, idOf('a'), 1), neighbourOf(tabs, idOf('c'), 1)]).toEqual([b, a]);
  expect([neighbourOf(tabs, idOf('b'), -1), neighbourOf(tabs, idOf('a'), -1)]).toEqual([a, c]);
});

it('from elsewhere, the first or the last', () => {
  expect([neighbourOf(tabs, 'file:x', 1), neighbourOf(tabs, null, -1)]).toEqual([a, c]);
});

it('there is none where no other waits', () => {
  expect([neighbourOf([], null, 1), neighbourOf(tabs.slice(0, 1), idOf('a'), 1)]).toEqual([null, null]);
  expect(neighbourOf(tabs.slice(0, 1), 'file:x', -1)).toEqual(a);
});
