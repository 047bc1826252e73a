import type { HunkVerdict, Proposal } from '@shared/approval/approval';
import type { CallKey } from '@shared/base/call-key';
import { composeChanges } from '@shared/hunks/compose-changes';
import { type Hunk, type TakenApart, textWithout, type Verdict } from '@shared/hunks/hunks';
import { reviewKey } from '@shared/hunks/kept-key';
import { type LineChange, linesOf } from '@shared/hunks/line-changes';
import { type PlacedHunk, type ReadContent, readContent } from '@shared/hunks/read-content';
import { type Edit, type EditState, editState } from './edit-state';
import { draftFor, parsedDraft, type ReviewDraft, reasonsOf, type SetAside } from './review-draft';

// A waiting change in its present state: the proposal, the verdicts on its hunks, and the user's own text. Pure.

/** The stored part of a review. `edit` is defined only if the user wrote their own text. */
export type KeptReview = { readonly edit: Edit | undefined; readonly draft: ReviewDraft };

/** What the user left for calls, by `CallKey` and `reviewKey`, as it is stored. */
export type KeptTexts = Readonly<Record<string, Edit>>;

/** The review of the call in these texts, with comments on the lines of `proposal`; null if the user left nothing. */
export function reviewIn(edits: KeptTexts, key: CallKey, proposal: Proposal | null): KeptReview | null {
  const [edit, kept] = [edits[key], edits[reviewKey(key)]?.text];
  if (!edit && kept === undefined) return null;
  const draft = parsedDraft(kept);
  return { edit, draft: proposal ? draftFor(draft, proposal) : draft };
}

/** The left-hand side: the file that the proposal changes, or the file now if it changed since. */
export function leftSideOf({ original, onDisk }: Pick<Proposal, 'original' | 'onDisk'>): string {
  return onDisk ?? original;
}

/** The right-hand side. */
export function contentOf(proposal: Proposal, { edit, draft }: KeptReview): string {
  if (edit) return edit.text;
  return draft.rejected.length === 0
    ? proposal.proposed
    : textWithout(apartOf(proposal), new Set(draft.rejected));
}

/**
 * The hunks in the right-hand side, and the parts that the user wrote; hunks are empty if the text is based on an older
 * proposal.
 */
export function readReview(proposal: Proposal, kept: KeptReview): ReadContent {
  return readText(proposal, contentOf(proposal, kept), kept.draft.rejected);
}

export function editStateOf(proposal: Proposal, hash: string, kept: KeptReview): EditState {
  const state = editState(kept.edit, hash, proposal.proposed);
  if (state.kind === 'conflict' || proposal.hunks.length === 0) return state;
  const { hunks, own } = readReview(proposal, kept);
  const accepted = hunks.filter(({ verdict }) => verdict === 'accept').length;
  if (accepted === hunks.length) return state;
  const reasons = reasonsOf(kept.draft);
  const verdicts = hunks.map(({ hunk: { id }, verdict }): HunkVerdict => {
    const reason = verdict === 'reject' ? reasons[id] : undefined;
    return { id, verdict, ...(reason && { reason }) };
  });
  const judged = { verdicts, accepted, isEdited: own.length > 0 };
  return { kind: 'edited', text: contentOf(proposal, kept), judged };
}

/**
 * The lines from the file to its right-hand side; null if the change lacks hunks, or if the file changed since. They
 * follow from the hunks and the user's edits, so that colours, gutter, counts, card and rejection agree on the lines.
 */
export function sideChanges(proposal: Proposal, kept: KeptReview): readonly LineChange[] | null {
  if (proposal.hunks.length === 0 || typeof proposal.onDisk === 'string') return null;
  const read = readReview(proposal, kept);
  return composeChanges(acceptedChanges(read), read.own);
}

function acceptedChanges({ hunks }: ReadContent): readonly LineChange[] {
  let moved = 0;
  return hunks.flatMap(({ hunk, verdict }): LineChange[] => {
    if (verdict === 'reject') return [];
    const { beforeStart, beforeEnd } = hunk;
    const size = hunk.afterEnd - hunk.afterStart;
    const afterStart = beforeStart + moved;
    moved += size - (beforeEnd - beforeStart);
    return [{ beforeStart, beforeEnd, afterStart, afterEnd: afterStart + size }];
  });
}

/** The review after the user accepts or rejects the hunk. The user's earlier text under that verdict returns. */
export function withVerdict(
  proposal: Proposal,
  kept: KeptReview,
  { id, verdict }: { readonly id: string; readonly verdict: Verdict },
): KeptReview {
  const { draft } = kept;
  const rejected = rejectedWith(draft.rejected, id, verdict);
  const own = draft.setAside[verdict][id];
  const isPlain = draft.setAside.accept[id] === undefined && draft.setAside.reject[id] === undefined;
  if (!kept.edit && isPlain) return { edit: undefined, draft: { ...draft, rejected } };
  const placed = readReview(proposal, kept).hunks.find(({ hunk }) => hunk.id === id);
  if (!placed || placed.verdict === verdict) return kept;
  const content = linesOf(contentOf(proposal, kept));
  const setAside = withSetAside(draft.setAside, placed, content);
  const { start, end, hunk } = placed;
  const lines = own === undefined ? plainLines(proposal, hunk, verdict) : linesOf(own);
  const text = content.toSpliced(start, end - start, ...lines).join('');
  return withText(proposal, { ...kept, draft: { ...draft, rejected, setAside } }, text);
}

function rejectedWith(rejected: readonly string[], id: string, verdict: Verdict): readonly string[] {
  const others = rejected.filter((one) => one !== id);
  return verdict === 'reject' ? [...others, id] : others;
}

function withSetAside(setAside: SetAside, placed: PlacedHunk, content: readonly string[]): SetAside {
  const { hunk, verdict, isEdited } = placed;
  const { [hunk.id]: _, ...others } = setAside[verdict];
  const made = isEdited ? { ...others, [hunk.id]: textAt(content, placed) } : others;
  return { ...setAside, [verdict]: made };
}

function textAt(content: readonly string[], { start, end }: PlacedHunk): string {
  return content.slice(start, end).join('');
}

function plainLines(proposal: Proposal, hunk: Hunk, verdict: Verdict): readonly string[] {
  const { original, proposed } = apartOf(proposal);
  return verdict === 'reject'
    ? original.slice(hunk.beforeStart, hunk.beforeEnd)
    : proposed.slice(hunk.afterStart, hunk.afterEnd);
}

/** The review after the right-hand side becomes `text`: the user's own text, and the verdicts that the text shows. */
export function withText(proposal: Proposal, { draft }: KeptReview, text: string): KeptReview {
  const edit = { text, hash: proposal.hash };
  if (proposal.hunks.length === 0) return { edit: text === proposal.proposed ? undefined : edit, draft };
  const said = saidAnew(proposal, draft, text);
  const { hunks, own } = readText(proposal, text, said);
  const rejected = hunks.flatMap(({ verdict, hunk }) => (verdict === 'reject' ? [hunk.id] : []));
  return { edit: own.length === 0 ? undefined : edit, draft: { ...draft, rejected } };
}

/**
 * The rejected hunks. A hunk whose stored text is in the right-hand side again, as after an undo, gets that verdict
 * back.
 */
function saidAnew(proposal: Proposal, draft: ReviewDraft, text: string): readonly string[] {
  const { accept, reject } = draft.setAside;
  let rejected = draft.rejected;
  const lookFor = (id: string, verdict: Verdict, own: string) => {
    if (rejected.includes(id) === (verdict === 'reject') || !text.includes(own)) return;
    const other = rejectedWith(rejected, id, verdict);
    const placed = readText(proposal, text, other).hunks.find(({ hunk }) => hunk.id === id);
    const isThere = placed?.isEdited && placed.verdict === verdict && textAt(linesOf(text), placed) === own;
    if (isThere) rejected = other;
  };
  for (const [id, own] of Object.entries(accept)) lookFor(id, 'accept', own);
  for (const [id, own] of Object.entries(reject)) lookFor(id, 'reject', own);
  return rejected;
}

const apart = new WeakMap<Proposal, TakenApart>();

/** Computed once for each proposal. */
export function apartOf(proposal: Proposal): TakenApart {
  const known = apart.get(proposal);
  if (known) return known;
  const { original, proposed, hunks } = proposal;
  const after = linesOf(proposed);
  // Without hunks nothing can be reverted: the user starts from the proposed text.
  const before = hunks.length === 0 ? after : linesOf(original);
  const made = { original: before, proposed: after, hunks };
  apart.set(proposal, made);
  return made;
}

type LastRead = { readonly text: string; readonly rejected: string; readonly read: ReadContent };

const lastRead = new WeakMap<readonly unknown[], LastRead>();

/** Cached, because several surfaces ask for the same result. */
function readText(proposal: Proposal, text: string, rejected: readonly string[]): ReadContent {
  const key = rejected.join(' ');
  const last = lastRead.get(proposal.hunks);
  if (last?.text === text && last.rejected === key) return last.read;
  const read = readContent(apartOf(proposal), text, new Set(rejected));
  lastRead.set(proposal.hunks, { text, rejected: key, read });
  return read;
}
