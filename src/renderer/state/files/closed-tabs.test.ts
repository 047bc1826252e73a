import { beforeEach, expect, it } from 'vitest';
import { openFile, proposalTab, useUiState } from '../ui-state';
import { requestClose, requestCloseAll } from './close-tab';
import { hasClosed, reopenTab } from './closed-tabs';

const ids = () => useUiState.getState().tabs.map(({ id }) => id);

beforeEach(() => {
  while (reopenTab());
  useUiState.setState({ project: 'p', tabs: [], activeTab: null, usedTabs: [] });
});

it('opens the tab that was closed last in its place, then the one before', () => {
  for (const path of ['a', 'b', 'c']) openFile(path);
  requestClose('file:c');
  requestClose('file:a');
  expect(reopenTab()).toMatchObject({ id: 'file:a' });
  expect(ids()).toEqual(['file:a', 'file:b']);
  expect(useUiState.getState().activeTab).toBe('file:a');
  reopenTab();
  expect(ids()).toEqual(['file:a', 'file:b', 'file:c']);
  expect([reopenTab(), hasClosed()]).toEqual([null, false]);
});

it('keeps the order of tabs that were closed together', () => {
  for (const path of ['a', 'b', 'c']) openFile(path);
  requestCloseAll(useUiState.getState().tabs);
  while (reopenTab());
  expect(ids()).toEqual(['file:a', 'file:b', 'file:c']);
});

it('leaves out what is open again, reviews, and the tabs of another project', () => {
  openFile('a');
  requestClose('file:a');
  openFile('a');
  useUiState.setState(({ tabs }) => ({ tabs: [...tabs, proposalTab('chat', 'call', 'b')] }));
  requestClose('proposal:chat:call');
  expect(hasClosed()).toBe(false);
  requestClose('file:a');
  useUiState.setState({ project: 'q', tabs: [] });
  expect(hasClosed()).toBe(false);
  useUiState.setState({ project: 'p' });
  expect(reopenTab()).toMatchObject({ id: 'file:a' });
});
