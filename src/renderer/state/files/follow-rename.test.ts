import { beforeEach, expect, it } from 'vitest';
import { openFile, openTab, previewFile, proposalTab, setExpanded, useUiState } from '../ui-state';
import { useFilePlaces } from './file-places';
import { followRename } from './follow-rename';
import { restoredUnsaved, unsavedOf, useUnsaved } from './unsaved';

beforeEach(() => {
  useUiState.setState({ tabs: [], activeTab: null, previewTab: null, expandedFolders: [] });
  useUnsaved.setState({ files: {} });
});

const tabs = () => useUiState.getState().tabs.map(({ id, path }) => [id, path]);

it('tabs and expanded folders go on under the new name, those of others stay', () => {
  openFile('src/a.ts');
  openFile('src-b.ts');
  previewFile('src/deep/c.ts');
  openTab(proposalTab('chat', 'call', 'src/a.ts'));
  useFilePlaces.setState({ places: { 'src/a.ts': { line: 3, column: 2, top: 1 } } });
  setExpanded('src', true);
  setExpanded('src/deep', true);
  followRename('src', 'lib');
  expect(tabs()).toEqual([
    ['file:lib/a.ts', 'lib/a.ts'],
    ['file:src-b.ts', 'src-b.ts'],
    ['file:lib/deep/c.ts', 'lib/deep/c.ts'],
    ['proposal:chat:call', 'src/a.ts'],
  ]);
  expect(useFilePlaces.getState().places).toEqual({ 'lib/a.ts': { line: 3, column: 2, top: 1 } });
  expect(useUiState.getState()).toMatchObject({
    activeTab: 'proposal:chat:call',
    previewTab: 'file:lib/deep/c.ts',
    expandedFolders: ['lib', 'lib/deep'],
  });
});

it('the tab in front stays in front, and one of a file that was there before becomes the same', () => {
  openFile('b.ts');
  openFile('a.ts');
  followRename('a.ts', 'b.ts');
  expect(tabs()).toEqual([['file:b.ts', 'b.ts']]);
  expect(useUiState.getState().activeTab).toBe('file:b.ts');
});

it('unsaved text comes along, as it was at that moment', () => {
  const kept = { 'a.ts': { text: 'mine', hash: 'h', encoding: 'utf-8' } };
  let text = 'mine';
  const [unsaved] = Object.values(restoredUnsaved(kept));
  if (!unsaved) throw new Error('nothing was restored');
  useUnsaved.setState({ files: { 'a.ts': { ...unsaved, text: () => text } } });
  followRename('a.ts', 'b.ts');
  text = '';
  expect(unsavedOf('a.ts')).toBeNull();
  expect(unsavedOf('b.ts')).toMatchObject({ hash: 'h', encoding: 'utf-8', disk: 'same' });
  expect(unsavedOf('b.ts')?.text()).toBe('mine');
});
