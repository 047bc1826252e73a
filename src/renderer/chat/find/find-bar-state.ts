import { create } from 'zustand';

// Whether words are looked for in the chat in front. Each time it is asked for, the field takes the keyboard again.

export const useFindBar = create<{ readonly asked: number; readonly isOpen: boolean }>()(() => ({
  asked: 0,
  isOpen: false,
}));

let before: Element | null = null;

export function openFindBar(): void {
  if (!useFindBar.getState().isOpen) before = document.activeElement;
  useFindBar.setState(({ asked }) => ({ asked: asked + 1, isOpen: true }));
}

/** The keyboard goes back to where it was. */
export function closeFindBar(): void {
  useFindBar.setState({ isOpen: false });
  if (before instanceof HTMLElement && before.isConnected) before.focus();
}
