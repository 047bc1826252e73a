import { beforeEach, describe, expect, it } from 'vitest';
import { closeTab, keepTab, openFile, previewFile, useUiState } from './ui-state';

beforeEach(() => useUiState.setState({ tabs: [], activeTab: null, previewTab: null }));

/** The paths of the tabs; the one in front in brackets, the previewed one slanted. */
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
