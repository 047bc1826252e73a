import type { ChangedBy, ChangedEntry } from '@shared/changes/changes';
import { expect, it } from 'vitest';
import { groupsOf, otherChangers } from './change-groups';

const entry = (path: string, ...by: ChangedBy[]): ChangedEntry => ({
  path,
  by,
  became: 'changed',
  move: null,
  changedSince: false,
  added: 1,
  removed: 1,
  isKept: false,
  undo: { kind: 'back', hash: path, goes: false, conflicts: [], stops: null },
});
const call = (callId: string, name: string, title: string): ChangedBy => ({
  kind: 'call',
  callId,
  name,
  title,
});
const isEdit = (name: unknown) => name === 'Edit';

it('files that tools edited are together, those of each command under its title, then commands at once, then the user’s', () => {
  const files = [
    entry('a', { kind: 'person' }),
    entry('b', call('1', 'Shell', 'npm run format')),
    entry('c', call('2', 'Edit', 'Edit c')),
    entry('d', { kind: 'commands' }),
    entry('e', call('3', 'Edit', 'Edit e')),
    entry('f', call('1', 'Shell', 'npm run format')),
  ];
  expect(groupsOf(files, isEdit).map(({ who, files: some }) => [who, some.map(({ path }) => path)])).toEqual([
    [{ kind: 'edits' }, ['c', 'e']],
    [{ kind: 'call', title: 'npm run format' }, ['b', 'f']],
    [{ kind: 'commands' }, ['d']],
    [{ kind: 'person' }, ['a']],
  ]);
});

it('a file that several changed stands under the first of them, and the others are known', () => {
  const file = entry('a', call('1', 'Edit', 'Edit a'), call('2', 'Edit', 'Edit a again'), {
    kind: 'commands',
  });
  expect(groupsOf([file], isEdit).map(({ id }) => id)).toEqual(['edits']);
  expect(otherChangers(file, isEdit)).toEqual([{ kind: 'commands' }]);
});
