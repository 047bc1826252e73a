import type { LineComment, Proposal } from '@shared/approval/approval';
import { type CallKey, callKeyOf } from '@shared/base/call-key';
import { callOfKept, keptKeys, reviewKey } from '@shared/hunks/kept-key';
import type { EditVersions, StoredEdit } from '@shared/window/window-state-schema';
import { useMemo } from 'react';
import { create } from 'zustand';
import { api } from '../server-state';
import { windowId } from '../window-id';
import { type Edit, type EditState, editState } from './edit-state';
import { commentsOf, type DraftMark, draftFor, isEmpty, parsedDraft, type ReviewDraft } from './review-draft';
import { contentOf, editStateOf, type KeptReview, withText } from './reviewed-change';

// The right-hand side of each waiting proposal as the user left it, with verdicts on hunks and comments on lines. The
// diff editor and the card write it; every surface that can accept reads it. The main process stores it until the file
// is on disk or the user has rejected the call.

type Edits = {
  /** By the `CallKey` of the call; comments and verdicts on its parts by its `reviewKey`. */
  readonly edits: Readonly<Record<string, Edit>>;
  /** Second versions by the same keys: another window has typed a different text. */
  readonly others: Readonly<Record<string, Edit>>;
  /** The time of the stored version that the edits of the call continue, by its `CallKey`. */
  readonly seen: Readonly<Record<CallKey, number>>;
  /** Calls that were decided without the user's edits, and where. */
  readonly passedOver: Readonly<Record<CallKey, DecidedAt>>;
};

/** In this window or in another. */
export type DecidedAt = 'here' | 'elsewhere';

export const useEdits = create<Edits>()(() => ({ edits: {}, others: {}, seen: {}, passedOver: {} }));

/** A waiting change with the user's edits and comments on lines. */
export type Reviewed = {
  readonly edit: EditState;
  readonly comments: readonly LineComment[];
  /** With comments on the lines of this proposal. */
  readonly draft: ReviewDraft;
};

/**
 * `proposal` is null until it is loaded, and for other calls than file changes. `proposed` is the proposal's own text,
 * null until it is loaded.
 */
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

/** The stored review of the call, with comments on the lines of this proposal. */
export function useKeptReview(key: CallKey, proposal: Proposal): KeptReview {
  const edit = useEdits(({ edits }) => edits[key]);
  const kept = useEdits(({ edits }) => edits[reviewKey(key)]?.text);
  return useMemo(() => ({ edit, draft: draftFor(parsedDraft(kept), proposal) }), [edit, kept, proposal]);
}

/** The same as a snapshot. */
export function keptReview(key: CallKey, proposal: Proposal): KeptReview {
  const { edits } = useEdits.getState();
  return { edit: edits[key], draft: draftFor(parsedDraft(edits[reviewKey(key)]?.text), proposal) };
}

/** In one update, so that every subscriber sees all of it. */
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

/** Stores the user's decision on the whole change before its turn. `hash` is of the proposal. */
export function markDraft(key: CallKey, mark: DraftMark, hash: string): void {
  const { edits } = useEdits.getState();
  const draft = { ...draftOf(key), mark };
  useEdits.setState({ edits: { ...edits, [reviewKey(key)]: { text: JSON.stringify(draft), hash } } });
}

/** The stored draft, for any version of the proposal. */
export function draftOf(key: CallKey): ReviewDraft {
  return parsedDraft(useEdits.getState().edits[reviewKey(key)]?.text);
}

/** Changes a part of the draft that is the same for every version of the proposal. */
export function changeDraft(key: CallKey, change: (draft: ReviewDraft) => ReviewDraft): void {
  const { edits } = useEdits.getState();
  const hash = edits[reviewKey(key)]?.hash ?? edits[key]?.hash ?? '';
  keepReview(key, { edit: edits[key], draft: change(draftOf(key)) }, hash);
}

/** The present right-hand side. */
export function contentNow(key: CallKey, proposal: Proposal): string {
  return contentOf(proposal, keptReview(key, proposal));
}

/**
 * Stores `text` as the right-hand side that the user left. Text that is based on an older proposal stays so: the user
 * has to keep or discard it first.
 */
export function leaveText(key: CallKey, proposal: Proposal, text: string): void {
  const kept = keptReview(key, proposal);
  const isOlder = kept.edit !== undefined && kept.edit.hash !== proposal.hash;
  if (isOlder) keepReview(key, { ...kept, edit: { text, hash: kept.edit.hash } }, proposal.hash);
  else keepReview(key, withText(proposal, kept, text), proposal.hash);
}

/** The user's text, for any version of the proposal, or null. */
export function editedText(key: CallKey): string | null {
  return useEdits.getState().edits[key]?.text ?? null;
}

/** `hash` is of the proposal that the user edited. */
export function setEdited(key: CallKey, text: string, hash: string): void {
  const edit = { text, hash };
  useEdits.setState(({ edits }) => ({ edits: { ...edits, [key]: edit } }));
}

export function clearEdited(key: CallKey): void {
  forget(new Set([key]));
}

/** Removes the verdicts and comments; the user's text stays. */
export function clearReview(key: CallKey): void {
  forget(new Set([reviewKey(key)]));
}

/** Removes the user's text, and the verdicts and comments. */
export function clearReviewed(key: CallKey): void {
  forget(new Set([key, reviewKey(key)]));
  dropOtherEdits(key);
}

function forget(keys: ReadonlySet<string>): void {
  const { edits } = useEdits.getState();
  if (![...keys].some((key) => edits[key])) return;
  useEdits.setState({ edits: Object.fromEntries(Object.entries(edits).filter(([id]) => !keys.has(id))) });
}

/** Replaces all edits with the stored ones. */
export function showEdits(edits: EditVersions['edits'], others: EditVersions['others']): void {
  useEdits.setState({ edits, others, seen: timesOf(edits) });
}

/** Replaces the edits of these keys, both of each call, with the stored ones. */
export function takeEdits(keys: readonly string[], stored: EditVersions): void {
  useEdits.setState(({ edits, others, seen }) => ({
    edits: replaced(edits, keys, stored.edits),
    others: replaced(others, keys, stored.others),
    seen: replaced(seen, keys, timesOf(stored.edits)),
  }));
}

/** Whether there is a second version of the edits of the call. */
export function useOtherEdits(key: CallKey): boolean {
  return useEdits(({ others }) => keptKeys(key).some((one) => others[one]));
}

/** Exchanges the edits of the call with their second version. */
export function showOtherEdits(key: CallKey): void {
  const { edits, others } = useEdits.getState();
  takeEdits(keptKeys(key), { edits: others, others: edits } as EditVersions);
}

/** Drops the second version. */
export function dropOtherEdits(key: CallKey): void {
  if (!keptKeys(key).some((one) => useEdits.getState().others[one])) return;
  useEdits.setState(({ others }) => ({ others: replaced(others, keptKeys(key), {}) }));
}

/** The time of each call's newest edit that is stored. */
function timesOf(edits: Readonly<Record<string, Edit & Partial<StoredEdit>>>): Record<string, number> {
  const times = new Map<string, number>();
  for (const [id, { at = 0 }] of Object.entries(edits)) {
    const [key = id] = keptKeys(id);
    times.set(key, Math.max(at, times.get(key) ?? 0));
  }
  return Object.fromEntries(times);
}

function replaced<Value>(
  entries: Readonly<Record<string, Value>>,
  keys: readonly string[],
  by: Readonly<Record<string, Value>>,
): Record<string, Value> {
  const isOne = ([key]: [string, Value]) => keys.includes(key);
  const others = Object.entries(entries).filter((entry) => !isOne(entry));
  return Object.fromEntries([...others, ...Object.entries(by).filter(isOne)]);
}

/** The calls with a stored review. */
export function keptCalls(): readonly KeptCall[] {
  const { edits, others } = useEdits.getState();
  const calls = Object.keys({ ...edits, ...others }).flatMap((key) => callOfKept(key) ?? []);
  return [...new Map(calls.map((call) => [callKeyOf(call.chatId, call.callId), call])).values()];
}

type KeptCall = { readonly chatId: string; readonly callId: string };

/** Loads the stored edits of a chat of another project. The window's own edits have priority. */
export async function bringEdits(chatId: string): Promise<void> {
  const kept = await api.window.edits({ chatId, windowId: windowId() });
  useEdits.setState(({ edits, others, seen }) => ({
    edits: { ...kept.edits, ...edits },
    others: { ...kept.others, ...others },
    seen: { ...timesOf(kept.edits), ...seen },
  }));
}

/** Records that the call was decided without the user's text. */
export function passOver(key: CallKey, at: DecidedAt): void {
  useEdits.setState(({ passedOver }) => ({ passedOver: { ...passedOver, [key]: at } }));
}
