import type {
  BatchAhead,
  DraftAhead,
  EditAhead,
  Foreseen,
  Grant,
  LineComment,
  Proposal,
  Question,
} from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import type { EditState } from '../questions/edit-state';
import { commentsOf, type DraftMark } from '../questions/review-draft';
import { contentOf, editStateOf, type KeptTexts, reviewIn, sideChanges } from '../questions/reviewed-change';

// The user's drafts for the later changes of a batch, before they are sent. Pure.

/** A later change with its draft. */
export type AheadDraft = {
  readonly edit: EditState;
  readonly comments: readonly LineComment[];
  readonly mark: DraftMark | null;
  /** Its proposal has to load before the draft can be sent. */
  readonly isLoading: boolean;
};

export const noAheadDraft: AheadDraft = {
  edit: { kind: 'none' },
  comments: [],
  mark: null,
  isLoading: false,
};

type Drafted = {
  readonly edits: KeptTexts;
  /** The loaded proposal of a call, in any version. */
  proposal(callId: string): Proposal | null;
};

/** The draft for a later change in its present form. */
export function draftAhead(
  chatId: string,
  { callId, hash }: { readonly callId: string; readonly hash: string },
  { edits, proposal: loaded }: Drafted,
): AheadDraft {
  const key = callKeyOf(chatId, callId);
  const found = loaded(callId);
  const proposal = found?.hash === hash ? found : null;
  const kept = reviewIn(edits, key, proposal);
  if (!kept) return noAheadDraft;
  const edit = proposal ? editStateOf(proposal, hash, kept) : noAheadDraft.edit;
  const { mark } = kept.draft;
  return { edit, comments: commentsOf(kept.draft), mark, isLoading: !proposal };
}

/** By the id of the call; a call without a draft is absent. */
export type AheadDrafts = ReadonlyMap<string, AheadDraft>;

export function aheadDrafts(chatId: string, ahead: BatchAhead, known: Drafted): AheadDrafts {
  const drafts = ahead.flatMap((one) => {
    const draft = 'hash' in one ? draftAhead(chatId, one, known) : noAheadDraft;
    return draft === noAheadDraft ? [] : [[one.callId, draft] as const];
  });
  return new Map(drafts);
}

export type LineCount = { readonly added: number; readonly removed: number };

/** The lines that a change in the user's version adds and removes; null if the user left it as proposed. */
export function draftCount(
  chatId: string,
  { callId, hash }: { readonly callId: string; readonly hash: string },
  { edits, proposal }: Drafted,
): LineCount | null {
  const found = proposal(callId);
  const kept = reviewIn(edits, callKeyOf(chatId, callId), found);
  const isOlder = kept?.edit && kept.edit.hash !== hash;
  const changes = kept && found?.hash === hash && !isOlder ? sideChanges(found, kept) : null;
  return (
    changes && {
      added: changes.reduce((sum, { afterStart, afterEnd }) => sum + afterEnd - afterStart, 0),
      removed: changes.reduce((sum, { beforeStart, beforeEnd }) => sum + beforeEnd - beforeStart, 0),
    }
  );
}

/** Whether the user can decide on it with the waiting call. */
export function isDraftable(
  foreseen: Foreseen,
): foreseen is Extract<Foreseen, { kind: 'edit' }> & { readonly isGranted: false } {
  return foreseen.kind === 'edit' && !foreseen.isGranted;
}

/** The decisions on the later changes; a draft for an older version of a change is left for its turn. */
export function grantsOf(ahead: BatchAhead, draftOf: (callId: string) => AheadDraft): readonly Grant[] {
  return ahead.flatMap((one) => (isDraftable(one) ? (grantOf(one, draftOf(one.callId)) ?? []) : []));
}

function grantOf(
  { callId, diff, hash }: EditAhead & { readonly callId: string },
  { edit, comments, mark }: AheadDraft,
): Grant | null {
  const seen = { callId, diff, hash, ...(comments.length > 0 && { comments: [...comments] }) };
  if (mark?.kind === 'left-out')
    return { verdict: 'reject', ...seen, ...(mark.reason !== '' && { reason: mark.reason }) };
  if (edit.kind === 'conflict') return null;
  if (edit.kind === 'none') return { verdict: 'accept', ...seen };
  const hunks = edit.judged && { hunks: [...edit.judged.verdicts] };
  return { verdict: 'accept-with-edits', ...seen, content: edit.text, ...hunks };
}

type ProposedChange = {
  readonly callId: string;
  readonly path: string;
  readonly hash: string;
  /** The user can still draft. */
  readonly isOpen: boolean;
};

/** The waiting change and the later ones of its batch. Null: the change would fail. */
export function changesIn(
  callId: string,
  question: Question | null,
  ahead: BatchAhead,
): readonly (ProposedChange | null)[] {
  const later = ahead.flatMap((one) => {
    if (one.kind === 'later') return [];
    if (one.kind === 'fails') return null;
    const isOpen = isDraftable(one) || one.kind === 'asks';
    return { callId: one.callId, path: one.subject.path, hash: one.hash, isOpen };
  });
  if (question?.subject.kind !== 'file-change') return later;
  return [{ callId, path: question.subject.path, hash: question.hash, isOpen: true }, ...later];
}

/**
 * The drafts that a later call of the batch builds on, because both change the same file. A change that fails may apply
 * to the user's version of the file.
 */
export function draftsBehind(
  chatId: string,
  changes: readonly (ProposedChange | null)[],
  { edits, proposal }: Drafted,
): readonly DraftAhead[] {
  return changes.flatMap((change, at): DraftAhead[] => {
    if (!change?.isOpen) return [];
    const { callId, path, hash } = change;
    const found = proposal(callId);
    const kept = reviewIn(edits, callKeyOf(chatId, callId), found);
    if (!kept || !changes.slice(at + 1).some((later) => later === null || later.path === path)) return [];
    if (kept.draft.mark?.kind === 'left-out') return [{ callId, hash, content: null }];
    if (!found || found.hash !== hash) return [];
    const content = contentOf(found, kept);
    return content === found.proposed ? [] : [{ callId, hash, content }];
  });
}
