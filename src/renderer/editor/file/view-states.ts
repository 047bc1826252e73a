import { type ColumnPlace, fileTab, isBeside, useUiState } from '../../state/ui-state';
import type { monaco } from '../monaco/monaco';

// The user's place in each file of this page, restored when the tab comes to the front again. A file that is open in
// both columns has a place in each. Import it lazily only.

type ViewState = monaco.editor.ICodeEditorViewState;

/** By path, and by column and path. */
const states = new Map<string, ViewState>();

export function viewStateOf(path: string, column: ColumnPlace): ViewState | undefined {
  return states.get(keyIn(column, path)) ?? (isInBoth(path) ? undefined : states.get(path));
}

export function keepViewState(path: string, column: ColumnPlace, state: ViewState): void {
  states.set(path, state);
  if (isInBoth(path)) states.set(keyIn(column, path), state);
  else states.delete(keyIn(column, path));
}

/** No path of a project begins with a slash. */
function keyIn(column: ColumnPlace, path: string): string {
  return `/${column}/${path}`;
}

function isInBoth(path: string): boolean {
  const { id } = fileTab(path);
  return isBeside(id) && useUiState.getState().tabs.some((tab) => tab.id === id);
}
