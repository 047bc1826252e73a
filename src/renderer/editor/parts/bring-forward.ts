import { flushSync } from 'react-dom';
import { focusRegion, hasKeyboard } from '../../state/regions/regions';
import { openTab, type Tab } from '../../state/ui-state';

/** Puts a tab in front. The focus follows if it was in the previous tab. */
export function bringForward(tab: Tab): void {
  const hadKeyboard = hasKeyboard('editor');
  flushSync(() => openTab(tab));
  if (hadKeyboard) focusRegion('editor');
}
