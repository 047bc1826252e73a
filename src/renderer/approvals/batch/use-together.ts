import type { BatchAhead, Decision, Grant, LineComment, Question } from '@shared/approval/approval';
import { useBatchAhead } from '../../state/batch/batch-ahead';
import { type AheadDrafts, grantsOf, noAheadDraft } from '../../state/batch/batch-drafts';
import { useAheadDrafts } from '../../state/batch/use-drafts';
import { type EditState, rejectsAll } from '../../state/questions/edit-state';
import type { DraftMark } from '../../state/questions/review-draft';
import { acceptance, rejection } from '../answers/said-answers';

/** One answer for an edit and the later ones of its batch. */
export type Together = {
  readonly decision: Decision;
  /** The edits that the answer accepts, at least partly. */
  readonly accepted: number;
  /** The edits that it rejects. */
  readonly leftOut: number;
  /** The user changed or judged parts of some of them. */
  readonly isChanged: boolean;
  /** Proposals with drafts are still loading: the answer has to wait. */
  readonly isLoading: boolean;
};

type Asked = {
  readonly question: Question;
  readonly edit: EditState;
  readonly comments: readonly LineComment[];
  /** The draft for the waiting change from before its turn. */
  readonly mark?: DraftMark | null;
};

/** Whether later edits can be accepted with it. Only an edit that is neither dangerous nor stale allows this. */
export function takesOthers({ subject, danger, stale }: Question): boolean {
  return subject.kind === 'file-change' && !danger && stale === null;
}

/** Null if the question allows only its own answer. */
export function useTogether(
  asked: Asked & { readonly chatId: string; readonly callId: string },
): Together | null {
  const ahead = useBatchAhead(asked.chatId, asked.callId);
  const drafts = useAheadDrafts(asked.chatId, ahead);
  return togetherOf(asked, ahead, drafts);
}

/** The same for known drafts of the later edits. */
export function togetherOf(asked: Asked, ahead: BatchAhead, drafts: AheadDrafts): Together | null {
  const { question, edit } = asked;
  if (!takesOthers(question) || edit.kind === 'conflict') return null;
  const grants = grantsOf(ahead, (id) => drafts.get(id) ?? noAheadDraft);
  if (grants.length === 0) return null;
  const isOut = asked.mark?.kind === 'left-out' || rejectsAll(edit);
  const leftOut = grants.filter(rejects).length + (isOut ? 1 : 0);
  return {
    decision: { ...ownDecision(asked), grants: [...grants] },
    accepted: grants.length + 1 - leftOut,
    leftOut,
    isChanged: edit.kind === 'edited' || grants.some(({ verdict }) => verdict === 'accept-with-edits'),
    isLoading: [...drafts.values()].some((draft) => draft.isLoading),
  };
}

function ownDecision({ edit, comments, mark }: Asked) {
  if (mark?.kind === 'left-out') return rejection('reject', mark.reason, comments);
  return acceptance(edit, comments);
}

/** Rejecting every hunk rejects the call. */
function rejects(grant: Grant): boolean {
  if (grant.verdict !== 'accept-with-edits') return grant.verdict === 'reject';
  return grant.hunks?.every(({ verdict }) => verdict === 'reject') ?? false;
}
