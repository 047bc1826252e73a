import { beforeEach, describe, expect, it } from 'vitest';
import {
  keepTab,
  noTabs,
  openFile,
  openFileBehind,
  openTab,
  previewFile,
  proposalTab,
  type Tab,
  useUiState,
} from '../ui-state';
import { becomeFile, takeLead } from './applied-change';
import { closeTab, requestClose, useClosing } from './close-tab';
import { activateColumn, columnAt, moveBeside, splitEditor, tabInFront } from './editor-columns';
import { followRename } from './follow-rename';
import { pinTab } from './pinned-tabs';
import { setUnsaved, useUnsaved } from './unsaved';

beforeEach(() => {
  useUnsaved.setState({ files: {} });
  useClosing.setState({ tabs: [] });
  useUiState.setState({
    ...noTabs,
    otherColumn: null,
    activeColumn: 'left',
  });
});

const file = (path: string) => ({ kind: 'file', id: `file:${path}`, path }) as const;
const proposal = proposalTab('chat', 'call', 'p');

/** The tabs of each column from the left, the ones in front in brackets, the active column with a star. */
function columns(): string[] {
  const local = useUiState.getState();
  return (['left', 'right'] as const).flatMap((place) => {
    const column = columnAt(place, local);
    if (!column) return [];
    const name = ({ id, kind, path }: Tab) => {
      const text = kind === 'proposal' ? `?${path}` : path;
      return id === tabInFront(column)?.id ? `[${text}]` : text;
    };
    return [`${place === local.activeColumn ? '*' : ''}${column.tabs.map(name).join(' ')}`];
  });
}

describe('a split', () => {
  it('opens the file in front in a second column too, which becomes the active one', () => {
    openFile('a');
    splitEditor(file('a'));
    expect(columns()).toEqual(['[a]', '*[a]']);
    openFile('b');
    expect(columns()).toEqual(['[a]', '*a [b]']);
  });

  it('goes to the other column if there are two', () => {
    openFile('a');
    openFile('b');
    splitEditor(file('b'));
    activateColumn('left');
    openFile('a');
    splitEditor(file('a'));
    expect(columns()).toEqual(['[a] b', '*b [a]']);
  });
});

describe('a move', () => {
  it('takes the tab along, and shows the last used one in its column', () => {
    for (const path of ['a', 'b', 'c']) openFile(path);
    moveBeside(file('b'));
    expect(columns()).toEqual(['a [c]', '*[b]']);
    activateColumn('left');
    moveBeside(file('a'), 0);
    expect(columns()).toEqual(['[c]', '*[a] b']);
  });

  it('keeps a pinned tab pinned', () => {
    for (const path of ['a', 'b', 'c']) openFile(path);
    moveBeside(file('b'));
    activateColumn('left');
    pinTab('file:c');
    moveBeside(file('c'));
    expect(columns()).toEqual(['[a]', '*[c] b']);
    expect(useUiState.getState().pinnedTabs).toEqual(['file:c']);
  });

  it('of the only tab of the only column changes nothing', () => {
    openFile('a');
    moveBeside(file('a'));
    expect(columns()).toEqual(['*[a]']);
  });

  it('of the last tab of a column closes that column', () => {
    for (const path of ['a', 'b']) openFile(path);
    moveBeside(file('b'));
    moveBeside(file('b'));
    expect(columns()).toEqual(['*a [b]']);
  });

  it('of a file that the other column has leaves it there once', () => {
    openFile('a');
    openFile('b');
    splitEditor(file('b'));
    moveBeside(file('b'));
    expect(columns()).toEqual(['*a [b]']);
  });
});

describe('closing', () => {
  it('the last tab of a column gives its room to the other one', () => {
    openFile('a');
    splitEditor(file('a'));
    openFile('b');
    activateColumn('left');
    closeTab('file:a');
    expect(columns()).toEqual(['*a [b]']);
  });

  it('a file that the other column shows too asks nothing; the last tab of it does', () => {
    openFile('a');
    splitEditor(file('a'));
    const unsaved = { hash: null, encoding: 'utf8', version: 1, text: () => 'mine' } as const;
    setUnsaved('a', { ...unsaved, disk: 'same', saving: false, failure: null });
    requestClose('file:a');
    expect(columns()).toEqual(['*[a]']);
    requestClose('file:a');
    expect(columns()).toEqual(['*[a]']);
    expect(useClosing.getState().tabs).toEqual([{ id: 'file:a', path: 'a' }]);
  });
});

it('a preview becomes a lasting tab in both columns', () => {
  previewFile('a');
  splitEditor(file('a'));
  keepTab('file:a');
  activateColumn('left');
  previewFile('b');
  expect(columns()).toEqual(['*a [b]', '[a]']);
});

describe('a review', () => {
  it('is open once: opening it goes to its column', () => {
    openFile('a');
    openTab(proposal);
    moveBeside(proposal);
    activateColumn('left');
    openTab(proposal);
    expect(columns()).toEqual(['[a]', '*[?p]']);
  });

  it('becomes its file in its column', () => {
    openFile('a');
    openTab(proposal);
    moveBeside(proposal);
    activateColumn('left');
    becomeFile(proposal, { leads: false });
    expect(columns()).toEqual(['*[a]', '[p]']);
  });

  it('leaves no second tab of a file that the other column shows', () => {
    openFile('p');
    openFile('a');
    moveBeside(file('a'));
    openTab(proposal);
    expect(columns()).toEqual(['[p]', '*a [?p]']);
    becomeFile(proposal, { leads: true });
    expect(columns()).toEqual(['[p]', '*[a]']);
    expect(takeLead('p', 'left')).toBe(true);
    expect(takeLead('p', 'left')).toBe(false);
  });

  it('leads to its change in its own column, and leaves the place in the other', () => {
    openFile('p');
    splitEditor(file('p'));
    openTab(proposal);
    becomeFile(proposal, { leads: true });
    expect(columns()).toEqual(['[p]', '*[p]']);
    expect([takeLead('p', 'left'), takeLead('p', 'right')]).toEqual([false, true]);
  });
});

it('a renamed file has its new name in both columns', () => {
  openFile('a');
  splitEditor(file('a'));
  openFileBehind('b');
  followRename('a', 'c');
  expect(columns()).toEqual(['[c]', '*[c] b']);
});
