import type { LineComment, Proposal } from '@shared/approval/approval';
import { type CallKey, callKeyOf } from '@shared/base/call-key';
import { callOfKept, reviewKey } from '@shared/hunks/kept-key';
import { useMemo } from 'react';
import { create } from 'zustand';
import { api } from '../server-state';
import { type Edit, type EditState, editState } from './edit-state';
import { commentsOf, draftFor, isEmpty, parsedDraft, type ReviewDraft } from './review-draft';
import { contentOf, editStateOf, type KeptReview, withText } from './reviewed-change';

// The right-hand side of each waiting proposal as the person left it, and what they decided on its hunks and said of
// its lines. Written by the diff editor and the card, read by every surface that can accept; kept by main until it is
// on disk, or the person has rejected the call.

type Edits = {
  /** By the `CallKey` of the call, and by its `reviewKey` what is said of the parts of its change. */
  readonly edits: Readonly<Record<string, Edit>>;
  /** The calls that were decided without their edits, and where. */
  readonly passedOver: Readonly<Record<CallKey, DecidedAt>>;
};

/** In this window, or in another. */
export type DecidedAt = 'here' | 'elsewhere';

export const useEdits = create<Edits>()(() => ({ edits: {}, passedOver: {} }));

/** What the person made of the proposal `hash`, whose own text is `proposed` (null while it is not known yet). */
export function useEditState(key: CallKey, hash: string, proposed: string | null): EditState {
  return editState(
    useEdits(({ edits }) => edits[key]),
    hash,
    proposed,
  );
}

/** A waiting change as the person has it, and what they say of its lines. */
export type Reviewed = {
  readonly edit: EditState;
  readonly comments: readonly LineComment[];
  /** Whose comments are on the lines of this very proposal. */
  readonly draft: ReviewDraft;
};

/** `proposal` is null while it is not known yet, and of what is no change to a file; `proposed` as for `useEditState`. */
export function useReviewed(
  key: CallKey,
  {
    hash,
    proposal,
    proposed,
  }: { readonly hash: string; readonly proposal: Proposal | null; readonly proposed: string | null },
): Reviewed {
  const edit = useEdits(({ edits }) => edits[key]);
  const kept = useEdits(({ edits }) => edits[reviewKey(key)]?.text);
  return useMemo(() => {
    const parsed = parsedDraft(kept);
    const draft = proposal ? draftFor(parsed, proposal) : parsed;
    const state = proposal ? editStateOf(proposal, hash, { edit, draft }) : editState(edit, hash, proposed);
    return { edit: state, comments: commentsOf(draft), draft };
  }, [edit, kept, proposal, proposed, hash]);
}

/** What is kept of the call, its comments on the lines of this proposal. */
export function useKeptReview(key: CallKey, proposal: Proposal): KeptReview {
  const edit = useEdits(({ edits }) => edits[key]);
  const kept = useEdits(({ edits }) => edits[reviewKey(key)]?.text);
  return useMemo(() => ({ edit, draft: draftFor(parsedDraft(kept), proposal) }), [edit, kept, proposal]);
}

/** What is kept of the call now, its comments on the lines of this proposal. */
export function keptReview(key: CallKey, proposal: Proposal): KeptReview {
  const { edits } = useEdits.getState();
  return { edit: edits[key], draft: draftFor(parsedDraft(edits[reviewKey(key)]?.text), proposal) };
}

/** All at once, so that nobody sees the one without the other. */
export function keepReview(key: CallKey, { edit, draft }: KeptReview, hash: string): void {
  const before = useEdits.getState().edits;
  const { [key]: oldEdit, [reviewKey(key)]: oldReview, ...others } = before;
  const review = isEmpty(draft) ? undefined : { text: JSON.stringify(draft), hash };
  const isSame =
    oldEdit?.text === edit?.text && oldEdit?.hash === edit?.hash && oldReview?.text === review?.text;
  if (isSame) return;
  useEdits.setState({
    edits: { ...others, ...(edit && { [key]: edit }), ...(review && { [reviewKey(key)]: review }) },
  });
}

/** The right-hand side by now. */
export function contentNow(key: CallKey, proposal: Proposal): string {
  return contentOf(proposal, keptReview(key, proposal));
}

/** The person left the right-hand side of this proposal so. */
export function leaveText(key: CallKey, proposal: Proposal, text: string): void {
  keepReview(key, withText(proposal, keptReview(key, proposal), text), proposal.hash);
}

/** The person's text, whatever proposal it was made from; null when they changed nothing. */
export function editedText(key: CallKey): string | null {
  return useEdits.getState().edits[key]?.text ?? null;
}

/** `hash` is that of the proposal the person looked at while editing. */
export function setEdited(key: CallKey, text: string, hash: string): void {
  const edit = { text, hash };
  useEdits.setState(({ edits }) => ({ edits: { ...edits, [key]: edit } }));
}

export function clearEdited(key: CallKey): void {
  forget(new Set([key]));
}

/** What was written and what was said of parts and lines. */
export function clearReviewed(key: CallKey): void {
  forget(new Set([key, reviewKey(key)]));
}

function forget(keys: ReadonlySet<string>): void {
  const { edits } = useEdits.getState();
  if (![...keys].some((key) => edits[key])) return;
  useEdits.setState({ edits: Object.fromEntries(Object.entries(edits).filter(([id]) => !keys.has(id))) });
}

/** The calls of which something is kept. */
export function keptCalls(): readonly KeptCall[] {
  const calls = Object.keys(useEdits.getState().edits).flatMap((key) => callOfKept(key) ?? []);
  return [...new Map(calls.map((call) => [callKeyOf(call.chatId, call.callId), call])).values()];
}

type KeptCall = { readonly chatId: string; readonly callId: string };

/** What main keeps of a chat that is not of this window's project; what this window has of it counts. */
export async function bringEdits(chatId: string): Promise<void> {
  const kept = await api.window.edits({ chatId });
  useEdits.setState(({ edits }) => ({ edits: { ...kept, ...edits } }));
}

/** The call was decided, but not by the person's text. */
export function passOver(key: CallKey, at: DecidedAt): void {
  useEdits.setState(({ passedOver }) => ({ passedOver: { ...passedOver, [key]: at } }));
}
