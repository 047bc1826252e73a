import { create } from 'zustand';
import { useServerState } from '../server-state';

// The project whose trust the user reviews in this window; null while the dialog is closed.

export const useTrustReview = create<{ readonly project: string | null }>()(() => ({ project: null }));

/** Opens the dialog for the project of this window. */
export function reviewTrust(): void {
  useTrustReview.setState({ project: useServerState.getState().project?.key ?? null });
}

export function leaveTrustReview(): void {
  useTrustReview.setState({ project: null });
}
