import { create } from 'zustand';

// Whether the search in the chat is open. Each request focuses the field again.

export const useFindBar = create<{ readonly asked: number; readonly isOpen: boolean }>()(() => ({
  asked: 0,
  isOpen: false,
}));

let before: Element | null = null;

export function openFindBar(): void {
  if (!useFindBar.getState().isOpen) before = document.activeElement;
  useFindBar.setState(({ asked }) => ({ asked: asked + 1, isOpen: true }));
}

/** Returns the focus to its earlier element. */
export function closeFindBar(): void {
  useFindBar.setState({ isOpen: false });
  if (before instanceof HTMLElement && before.isConnected) before.focus();
}
