import { create } from 'zustand';

// Whether the person looks for a file.

export const useQuickOpen = create<{ readonly open: boolean }>()(() => ({ open: false }));

export function showQuickOpen(): void {
  useQuickOpen.setState({ open: true });
}

export function leaveQuickOpen(): void {
  useQuickOpen.setState({ open: false });
}
