import { type KeyPress, matchesKeys } from '../keys';

// The context menu by its keys, for a list that keeps the focus and names its active row.

export function isMenuKey(press: KeyPress): boolean {
  return press.key === 'ContextMenu' || matchesKeys(press, 'Shift+F10');
}

/** Opens the context menu where the active row is; by itself the browser would open it beside the whole list. */
export function openMenuOf(rowId: string): void {
  const row = document.getElementById(rowId);
  if (!row) return;
  const { left, bottom } = row.getBoundingClientRect();
  row.dispatchEvent(
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: left + 32, clientY: bottom }),
  );
}
