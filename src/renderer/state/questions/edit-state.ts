import type { HunkVerdict } from '@shared/approval/approval';

// What the person's text means for the proposal that waits now. Pure.

/** What the person made of the proposal `hash`. */
export type Edit = { readonly text: string; readonly hash: string };

/** What of a change is accepted, where some of it is not. */
export type Judged = {
  /** On each hunk, in the order of the file. */
  readonly verdicts: readonly HunkVerdict[];
  readonly accepted: number;
  /** The person wrote something themselves besides. */
  readonly isEdited: boolean;
};

/**
 * `conflict`: the proposal was computed afresh after the person edited the old one; the text is kept, but what it
 * would do now must be looked at again.
 */
export type EditState =
  | { readonly kind: 'none' }
  /** `judged`: set where hunks are rejected. */
  | { readonly kind: 'edited'; readonly text: string; readonly judged?: Judged | null }
  | { readonly kind: 'conflict'; readonly text: string };

/** `hash` is the waiting proposal's; `proposed` its right-hand side, null while that is not known yet. */
export function editState(edit: Edit | undefined, hash: string, proposed: string | null): EditState {
  if (!edit || edit.text === proposed) return { kind: 'none' };
  return { kind: edit.hash === hash ? 'edited' : 'conflict', text: edit.text };
}

/** The user rejected every hunk and wrote nothing: that is a rejection. */
export function rejectsAll(edit: EditState): boolean {
  return edit.kind === 'edited' && edit.judged?.accepted === 0 && !edit.judged.isEdited;
}

/** Whether the user wrote something, besides verdicts on hunks. */
export function hasOwnText(edit: EditState): boolean {
  return edit.kind === 'conflict' || (edit.kind === 'edited' && (edit.judged?.isEdited ?? true));
}
