import { create } from 'zustand';
import { useServerState } from '../server-state';

// Which project's trust the person looks at in this window; null while the dialog is closed.

export const useTrustReview = create<{ readonly project: string | null }>()(() => ({ project: null }));

/** Opens the dialog about the folder this window shows. */
export function reviewTrust(): void {
  useTrustReview.setState({ project: useServerState.getState().project?.key ?? null });
}

export function leaveTrustReview(): void {
  useTrustReview.setState({ project: null });
}
