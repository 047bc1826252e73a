import type { HunkVerdict } from '@shared/approval/approval';

// The meaning of the user's text for the proposal that waits now. Pure.

/** The user's text, based on the proposal `hash`. */
export type Edit = { readonly text: string; readonly hash: string };

/** The result of verdicts on hunks, if some hunks are rejected. */
export type Judged = {
  /** One for each hunk, in the order of the file. */
  readonly verdicts: readonly HunkVerdict[];
  readonly accepted: number;
  /** The user also wrote their own text. */
  readonly isEdited: boolean;
};

/**
 * `conflict`: the proposal was computed again after the user edited the old one. The text is preserved, but the user
 * must review its effect again.
 */
export type EditState =
  | { readonly kind: 'none' }
  /** `judged`: set if hunks are rejected. */
  | { readonly kind: 'edited'; readonly text: string; readonly judged?: Judged | null }
  | { readonly kind: 'conflict'; readonly text: string };

/** `hash` is the waiting proposal's; `proposed` is its right-hand side, null until it is loaded. */
export function editState(edit: Edit | undefined, hash: string, proposed: string | null): EditState {
  if (!edit || edit.text === proposed) return { kind: 'none' };
  return { kind: edit.hash === hash ? 'edited' : 'conflict', text: edit.text };
}

/** The user rejected every hunk and added nothing: that is a rejection. */
export function rejectsAll(edit: EditState): boolean {
  return edit.kind === 'edited' && edit.judged?.accepted === 0 && !edit.judged.isEdited;
}

/** Whether the user wrote something, besides verdicts on hunks. */
export function hasOwnText(edit: EditState): boolean {
  return edit.kind === 'conflict' || (edit.kind === 'edited' && (edit.judged?.isEdited ?? true));
}
