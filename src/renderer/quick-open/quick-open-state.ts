import { create } from 'zustand';

// Whether quick open is open.

type QuickOpening = {
  readonly open: boolean;
  /** The initial text of the field. */
  readonly typed: string;
};

export const useQuickOpen = create<QuickOpening>()(() => ({ open: false, typed: '' }));

export function showQuickOpen(typed = ''): void {
  useQuickOpen.setState({ open: true, typed });
}

export function leaveQuickOpen(): void {
  useQuickOpen.setState({ open: false });
}
