import type { ChangeRange } from '@shared/changes/shown-changes-schema';
import { create } from 'zustand';

// The undo that the user asked for outside the Changes tab, or null.

export type UndoQuestion =
  | { readonly kind: 'turn'; readonly chatId: string; readonly itemId: string }
  /** Redoes an earlier undo. */
  | { readonly kind: 'undo'; readonly chatId: string; readonly itemId: string }
  /** One call, by its id. */
  | { readonly kind: 'call'; readonly chatId: string; readonly itemId: string }
  /** All changes since that message, and the chat from there on. */
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
