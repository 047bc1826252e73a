import { flushSync } from 'react-dom';
import { activateColumn, tabInFront } from '../../state/files/editor-columns';
import { typeInText } from '../../state/files/open-texts';
import { showMiddle } from '../../state/layout/side-panels';
import { focusRegion } from '../../state/regions/regions';
import { type ColumnPlace, useUiState } from '../../state/ui-state';

/** Makes the change, and moves the keyboard into the active column. */
export function enterColumnAfter(change: () => void): void {
  flushSync(change);
  focusRegion('editor');
  const tab = tabInFront(useUiState.getState());
  // Its text may still be loading.
  if (tab?.kind === 'file') typeInText(tab.path);
}

export function goToColumn(place: ColumnPlace): void {
  enterColumnAfter(() => {
    showMiddle();
    activateColumn(place);
  });
}
