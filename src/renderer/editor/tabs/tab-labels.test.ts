import { expect, it } from 'vitest';
import type { Tab } from '../../state/ui-state';
import { tabLabels } from './tab-labels';

const file = (path: string): Tab => ({ kind: 'file', id: `file:${path}`, path });
const labels = (...paths: string[]) =>
  tabLabels(paths.map(file)).map(({ name, folder }) => (folder === null ? name : `${name} ${folder}`));

it('names a file by its name alone when no other tab has it', () => {
  expect(labels('src/parse.ts', 'README.md')).toEqual(['parse.ts', 'README.md']);
});

it('adds the folder to equal names', () => {
  expect(labels('src/index.ts', 'test/index.ts')).toEqual(['index.ts src', 'index.ts test']);
});

it('adds as many folders as it takes', () => {
  expect(labels('a/src/index.ts', 'b/src/index.ts')).toEqual(['index.ts a/src', 'index.ts b/src']);
});

it('names the root as a dot', () => {
  expect(labels('index.ts', 'src/index.ts')).toEqual(['index.ts .', 'index.ts src']);
});

it('does not tell a file from its own proposal by folder', () => {
  const proposal: Tab = { kind: 'proposal', id: 'p', chatId: 'c', callId: 'p', path: 'src/a.ts' };
  expect(tabLabels([file('src/a.ts'), proposal])).toEqual([
    { name: 'a.ts', folder: null },
    { name: 'a.ts', folder: null },
  ]);
});
