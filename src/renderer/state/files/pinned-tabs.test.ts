import { beforeEach, expect, it } from 'vitest';
import { openFile, previewFile, useUiState } from '../ui-state';
import { closeTab } from './close-tab';
import { followRename } from './follow-rename';
import { isPinned, pinTab, unpinTab } from './pinned-tabs';

beforeEach(() => {
  useUiState.setState({ tabs: [], activeTab: null, previewTab: null, pinnedTabs: [] });
  for (const path of ['a', 'b', 'c']) openFile(path);
});

const paths = () => useUiState.getState().tabs.map(({ path }) => path);

it('stand first, in the order in which they were pinned; unpinned, first of the others', () => {
  pinTab('file:c');
  pinTab('file:b');
  expect(paths()).toEqual(['c', 'b', 'a']);
  unpinTab('file:c');
  expect(paths()).toEqual(['b', 'c', 'a']);
  expect([isPinned('file:b'), isPinned('file:c')]).toEqual([true, false]);
});

it('stay whatever is previewed next', () => {
  previewFile('d');
  pinTab('file:d');
  previewFile('e');
  expect(paths()).toEqual(['d', 'a', 'b', 'c', 'e']);
});

it('go on under another name, and are none any more once they are closed', () => {
  pinTab('file:b');
  followRename('b', 'src/b');
  expect(isPinned('file:src/b')).toBe(true);
  closeTab('file:src/b');
  openFile('src/b');
  expect(isPinned('file:src/b')).toBe(false);
  expect(paths()).toEqual(['a', 'c', 'src/b']);
});
