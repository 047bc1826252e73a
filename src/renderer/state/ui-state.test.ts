import { beforeEach, describe, expect, it } from 'vitest';
import { becomeFile } from './files/applied-change';
import { closeTab } from './files/close-tab';
import { followRename } from './files/follow-rename';
import { keepTab, openFile, openTab, previewFile, proposalTab, useUiState } from './ui-state';

beforeEach(() => useUiState.setState({ tabs: [], activeTab: null, previewTab: null }));

/** The paths of the tabs: the one in front in brackets, the preview between slashes. */
function tabs(): string[] {
  const { tabs, activeTab, previewTab } = useUiState.getState();
  return tabs.map(({ id, path }) => {
    const text = id === previewTab ? `/${path}/` : path;
    return id === activeTab ? `[${text}]` : text;
  });
}

describe('a preview', () => {
  it('gives its place to the next one', () => {
    openFile('a');
    previewFile('b');
    openFile('c');
    expect(tabs()).toEqual(['a', '/b/', '[c]']);
    previewFile('d');
    expect(tabs()).toEqual(['a', '[/d/]', 'c']);
  });

  it('stays once it is kept, or opened as any file is', () => {
    previewFile('a');
    keepTab('file:a');
    previewFile('b');
    openFile('b');
    previewFile('c');
    expect(tabs()).toEqual(['a', 'b', '[/c/]']);
  });

  it('of a file that is open brings it to the front and is none', () => {
    openFile('a');
    openFile('b');
    previewFile('a');
    previewFile('c');
    expect(tabs()).toEqual(['a', 'b', '[/c/]']);
  });

  it('that was closed leaves no place behind', () => {
    previewFile('a');
    closeTab('file:a');
    openFile('a');
    previewFile('b');
    expect(tabs()).toEqual(['a', '[/b/]']);
  });
});

it('a proposal that becomes its file stays in front, in its place, once', () => {
  for (const path of ['p', 'a']) openFile(path);
  const proposal = proposalTab('chat', 'call', 'p');
  openTab(proposal);
  openFile('b');
  openTab(proposal);
  becomeFile(proposal, { leads: false });
  expect(tabs()).toEqual(['a', '[p]', 'b']);
});

describe('what comes to the front when a tab is closed', () => {
  const look = (...ids: string[]) => {
    for (const id of ids) useUiState.setState({ activeTab: id });
  };

  it('is the one that was used last', () => {
    for (const path of ['a', 'b', 'c', 'd']) openFile(path);
    look('file:b', 'file:a', 'file:c');
    closeTab('file:c');
    expect(tabs()).toEqual(['[a]', 'b', 'd']);
    closeTab('file:d');
    expect(tabs()).toEqual(['[a]', 'b']);
    closeTab('file:a');
    expect(tabs()).toEqual(['[b]']);
  });

  it('follows a file that gets another name, and a proposal that becomes its file', () => {
    for (const path of ['a', 'b']) openFile(path);
    const proposal = proposalTab('chat', 'call', 'p');
    openTab(proposal);
    openFile('c');
    becomeFile(proposal, { leads: false });
    closeTab('file:c');
    expect(tabs()).toEqual(['a', 'b', '[p]']);
    followRename('b', 'e');
    closeTab('file:p');
    expect(tabs()).toEqual(['a', '[e]']);
  });

  it('of tabs that were not used yet is the neighbour', () => {
    const tab = (path: string) => ({ kind: 'file', id: `file:${path}`, path }) as const;
    useUiState.setState({ tabs: ['n1', 'n2', 'n3'].map(tab), activeTab: 'file:n2' });
    closeTab('file:n2');
    expect(tabs()).toEqual(['n1', '[n3]']);
  });
});
