import type { LineComment, PlanComment, Proposal } from '@shared/approval/approval';
import type { CallKey } from '@shared/base/call-key';
import type { Verdict } from '@shared/hunks/hunks';
import { keepReview, keptReview } from '../../state/questions/edits';
import {
  type OpenWords,
  type ReviewDraft,
  type Side,
  withLeft,
  withOpenKept,
} from '../../state/questions/review-draft';
import { type KeptReview, withVerdict } from '../../state/questions/reviewed-change';
import type { Commenting } from '../shown/drafts';

// The user's actions on the parts of a waiting change, on the diff or on its card.

export type HunkActions = {
  decide(id: string, verdict: Verdict): void;
  /** Opens, updates or closes a form; text in another open form is preserved. */
  write(open: OpenWords | null): void;
  /** Drops the text of the open form. */
  drop(): void;
  /** Stores the text of the open form. */
  keep(): void;
  /** The actions on comments on lines of that side. */
  commenting(side: Side, draft: ReviewDraft): Commenting;
};

export function hunkActions(editKey: CallKey, proposal: Proposal): HunkActions {
  const change = (next: (draft: ReviewDraft) => ReviewDraft) => {
    const kept = keptReview(editKey, proposal);
    keepReview(editKey, { ...kept, draft: next(kept.draft) }, proposal.hash);
  };
  const write = (open: OpenWords | null) =>
    change((draft) => {
      if (open === null) return withOpenLeft(draft);
      if (isSameWords(draft.open, open)) return { ...draft, open };
      return openedAgain(withOpenKept(draft, proposal), open);
    });
  const drop = () => change((draft) => ({ ...draft, open: null }));
  const keep = () => change((draft) => withOpenKept(draft, proposal));
  return {
    decide(id, verdict) {
      const kept = keptReview(editKey, proposal);
      const isBack = kept.draft.mark?.kind === 'left-out' && verdict === 'accept';
      const next = isBack ? onlyHunk(proposal, kept, id) : withVerdict(proposal, kept, { id, verdict });
      keepReview(editKey, next, proposal.hash);
    },
    write,
    drop,
    keep,
    commenting: (side, { open }) => ({
      open: open?.kind === 'comment' && open.side === side ? open : null,
      write: (comment) => write(comment && { kind: 'comment', side, ...comment }),
      drop,
      add: (comment) =>
        change((draft) => withOpenKept({ ...draft, open: { kind: 'comment', side, ...comment } }, proposal)),
      remove: (comment) =>
        change((draft) => ({
          ...draft,
          comments: draft.comments.filter((one) => !isThe(one, side, comment)),
        })),
    }),
  };
}

/** The user accepts one hunk of a change that was left out. */
function onlyHunk(proposal: Proposal, kept: KeptReview, id: string): KeptReview {
  return proposal.hunks.reduce<KeptReview>(
    (review, hunk) =>
      withVerdict(proposal, review, { id: hunk.id, verdict: hunk.id === id ? 'accept' : 'reject' }),
    { ...kept, draft: { ...kept.draft, mark: null } },
  );
}

function isThe(one: LineComment, side: Side, { line, text }: PlanComment): boolean {
  return one.side === side && one.line === line && one.text === text;
}

/** Closes the open field and preserves its unfinished text, unless it equals the stored one. */
function withOpenLeft(draft: ReviewDraft): ReviewDraft {
  const { open, reasons } = draft;
  if (open === null) return draft;
  const before = open.kind === 'reason' ? reasons[open.id] : open.was;
  return { ...withLeft(draft, fieldOf(open), open.text === before ? '' : open.text), open: null };
}

/** Opens the field with its preserved text. */
function openedAgain(draft: ReviewDraft, open: OpenWords): ReviewDraft {
  const text = draft.left[fieldOf(open)] ?? open.text;
  return { ...withLeft(draft, fieldOf(open), ''), open: { ...open, text } };
}

function fieldOf(open: OpenWords): string {
  return open.kind === 'reason' ? `reason ${open.id}` : `comment ${open.side} ${open.line} ${open.was ?? ''}`;
}

/** Whether both are the same form. */
export function isSameWords(one: OpenWords | null, other: OpenWords): boolean {
  if (one?.kind === 'reason') return other.kind === 'reason' && one.id === other.id;
  if (one?.kind !== 'comment' || other.kind !== 'comment') return false;
  return one.side === other.side && one.line === other.line && one.was === other.was;
}
