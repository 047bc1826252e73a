import type { ChangeRange } from '@shared/changes/shown-changes-schema';
import { create } from 'zustand';

// What the person is about to undo from elsewhere than the tab of changes; null while nothing is asked.

export type UndoQuestion =
  | { readonly kind: 'turn'; readonly chatId: string; readonly itemId: string }
  /** Of what was taken back. */
  | { readonly kind: 'undo'; readonly chatId: string; readonly itemId: string }
  /** Of one call, by its id. */
  | { readonly kind: 'call'; readonly chatId: string; readonly itemId: string }
  /** All since that message, and the chat with it. */
  | { readonly kind: 'from'; readonly chatId: string; readonly itemId: string };

export const useUndoQuestion = create<{ readonly question: UndoQuestion | null }>()(() => ({
  question: null,
}));

export function askUndo(question: UndoQuestion): void {
  useUndoQuestion.setState({ question });
}

export function leaveUndo(): void {
  useUndoQuestion.setState({ question: null });
}

export function rangeToUndo({ kind, itemId }: UndoQuestion): ChangeRange {
  return kind === 'call' ? { kind, callId: itemId } : { kind, itemId };
}
