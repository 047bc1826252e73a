import { create } from 'zustand';

// Whether the person looks for a file.

type QuickOpening = {
  readonly open: boolean;
  /** What stands in the field at first. */
  readonly typed: string;
};

export const useQuickOpen = create<QuickOpening>()(() => ({ open: false, typed: '' }));

export function showQuickOpen(typed = ''): void {
  useQuickOpen.setState({ open: true, typed });
}

export function leaveQuickOpen(): void {
  useQuickOpen.setState({ open: false });
}
