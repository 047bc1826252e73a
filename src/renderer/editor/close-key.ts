import { useEffect } from 'react';
import { closeTab } from '../state/ui-state';
import { matchesKeys, onMac } from '../ui/keys';

// The key that closes the tab in front. A browser keeps Ctrl+W and Cmd+W for its own tabs; the desktop leaves them to us.

export function closeTabKeys(): string {
  return window.pilotfish ? 'Mod+W' : 'Mod+Alt+W';
}

export function useCloseKey(activeId: string | null): void {
  useEffect(() => {
    if (activeId === null) return;
    const close = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !matchesKeys(event, closeTabKeys()) || meansWord(event)) return;
      event.preventDefault();
      closeTab(activeId);
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [activeId]);
}

/** Where text is written, Ctrl+W is for many hands the end of a word, and not of what they look at. */
function meansWord({ target, ctrlKey, altKey }: KeyboardEvent): boolean {
  if (onMac || !ctrlKey || altKey || !(target instanceof HTMLElement)) return false;
  return target.matches('input, textarea, [contenteditable]') && target.closest('.monaco-editor') === null;
}
