import { expect, it } from 'vitest';
import { openFile, useUiState } from '../ui-state';
import { closeDeleted } from './close-tab';
import { setUnsaved } from './unsaved';

it('of what was deleted every tab closes but the one whose text is nowhere else', () => {
  for (const path of ['src/a.ts', 'src/b.ts', 'src.ts']) openFile(path);
  setUnsaved('src/b.ts', {
    hash: 'h',
    encoding: 'utf-8',
    version: 1,
    text: () => 'mine',
    disk: 'same',
    saving: false,
    failure: null,
  });
  closeDeleted('src');
  expect(useUiState.getState().tabs.map(({ id }) => id)).toEqual(['file:src/b.ts', 'file:src.ts']);
});
