import { type KeyPress, matchesKeys } from '../keys';

// Opens the context menu by key, for a list that has the focus itself and names its active row.

export function isMenuKey(press: KeyPress): boolean {
  return press.key === 'ContextMenu' || matchesKeys(press, 'Shift+F10');
}

/** Opens the context menu at the active row. By itself the browser would open it beside the whole list. */
export function openMenuOf(rowId: string): void {
  const row = document.getElementById(rowId);
  if (!row) return;
  const { left, bottom } = row.getBoundingClientRect();
  row.dispatchEvent(
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: left + 32, clientY: bottom }),
  );
}
