import { beforeEach, expect, it } from 'vitest';
import { moveBeside, splitEditor } from '../../state/files/editor-columns';
import { openFile, openTab, proposalTab, useUiState } from '../../state/ui-state';
import { shownColumns } from './shown-columns';

const a = { kind: 'file', id: 'file:a', path: 'a' } as const;

beforeEach(() => {
  useUiState.setState({ tabs: [], activeTab: null, otherColumn: null, activeColumn: 'left' });
  openFile('a');
});

const shown = (hasRoom = true) => shownColumns(useUiState.getState(), hasRoom);

it('both are on screen if there is room, else the active one', () => {
  expect(shown()).toEqual(['left']);
  splitEditor(a);
  expect(shown()).toEqual(['left', 'right']);
  expect(shown(false)).toEqual(['right']);
});

it('a review in front has the room of both, in either column', () => {
  splitEditor(a);
  const proposal = proposalTab('chat', 'call', 'p');
  openTab(proposal);
  expect(shown()).toEqual(['right']);
  moveBeside(proposal);
  expect(shown()).toEqual(['left']);
  openFile('a');
  expect(shown()).toEqual(['left', 'right']);
});
