import type { Proposal, Question } from '@shared/approval/approval';
import { type CallKey, callKeyOf } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import { type ReactElement, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTogether } from '../approvals/batch/use-together';
import { useDecision } from '../approvals/decision';
import { questionCommandsFor } from '../approvals/question-commands';
import { useQuestionKeys } from '../approvals/use-question-keys';
import { useRejecting } from '../approvals/use-rejecting';
import { focusComposer, isWithin, reviewAttribute } from '../state/focus';
import type { EditState } from '../state/questions/edit-state';
import { useReviewed } from '../state/questions/edits';
import { type ChangeStep, openDiff, partsOf } from '../state/questions/open-diffs';
import { useUiState } from '../state/ui-state';
import { BatchFiles } from './batch/BatchFiles';
import { type Later, useLater } from './batch/use-later';
import styles from './Review.module.css';
import { OlderEdits, OtherEdits, ReviewBanner } from './ReviewBanner';
import { ReviewBar } from './ReviewBar';
import { type FrontSides, ReviewSides } from './ReviewSides';

type ReviewProps = {
  readonly chatId: string;
  readonly callId: string;
  readonly question: Question;
  readonly proposal: Proposal;
  /** The proposal replaced an earlier one that was shown here. */
  readonly afresh: boolean;
  /** The call is one of several edits. */
  readonly isBatch: boolean;
};

/** Both sides of a proposal, its notes, and the answers below. It never takes the focus. */
export function Review({ chatId, callId, question, proposal, afresh, isBatch }: ReviewProps): ReactElement {
  const [isCoarse, setCoarse] = useState(false);
  const editKey = callKeyOf(chatId, callId);
  const [rejecting, setRejecting] = useRejecting(editKey, true);
  const answer = useDecision(chatId, callId);
  const own = useReviewed(editKey, { ...question, proposal, proposed: proposal.proposed });
  const { edit, comments } = own;
  const { mark } = own.draft;
  const element = useReturningFocus();
  const { surface } = answer;
  const ref = useCallback(
    (review: HTMLElement | null) => {
      element.current = review;
      return surface(review);
    },
    [surface, element],
  );
  const later = useLater(chatId, callId, question);
  const front = later ? laterInFront(later) : { callId, sides: proposal, isOpen: question.stale === null };
  const frontKey = callKeyOf(chatId, front.callId);
  const blocked = whyBlocked(proposal, question, edit);
  const together = useTogether({ chatId, callId, question, edit, comments, mark });
  const asked = { chatId, question, answer, edit, comments, blocked, together };
  const keys = useQuestionKeys(
    {
      ...asked,
      startRejecting: () => setRejecting('open'),
      walkChanges: (step) => walkDiff(frontKey, step),
      ahead: later?.ahead ?? null,
      parts: front.isOpen ? partsOf(frontKey) : null,
    },
    questionCommandsFor(later?.ahead ?? null),
  );

  return (
    <div ref={ref} className={styles.review} {...{ [reviewAttribute]: callId }} {...keys}>
      <OtherEdits editKey={frontKey} />
      {later === null && (
        <ReviewBanner editKey={editKey} question={question} proposal={proposal} edit={edit} afresh={afresh} />
      )}
      {later?.edit.kind === 'conflict' && 'hash' in later.foreseen && (
        <OlderEdits editKey={frontKey} text={later.edit.text} hash={later.foreseen.hash} />
      )}
      <div className={styles.columns}>
        {isBatch && <BatchFiles chatId={chatId} callId={callId} edit={edit} />}
        <ReviewSides chatId={chatId} front={front} onCompared={setCoarse} />
      </div>
      <ReviewBar
        {...asked}
        callId={callId}
        isCoarse={isCoarse}
        rejecting={rejecting}
        setRejecting={setRejecting}
        later={later}
        mark={mark}
        path={proposal.relativePath}
      />
    </div>
  );
}

function laterInFront({ ahead, sides, isOpen }: Later): FrontSides {
  return { callId: ahead.callId, sides, isOpen };
}

function walkDiff(call: CallKey, step: ChangeStep): void {
  const diff = openDiff(call);
  if (step === 'list') diff?.openAccessibleView();
  else diff?.goToChange(step);
}

/**
 * The user may only accept the shown proposal. Sides of an earlier question and edits of an older proposal block the
 * answer.
 */
function whyBlocked(proposal: Proposal, question: Question, edit: EditState): string | null {
  if (proposal.hash !== question.hash) return words('review.is-loading');
  return edit.kind === 'conflict' ? words('review.edits-first') : null;
}

/**
 * If the closing review has the focus, the focus moves to the composer. This waits until all of the review is gone,
 * because its columns may go with it. It does nothing if another page replaced the work.
 */
function useReturningFocus() {
  const element = useRef<HTMLElement | null>(null);
  useLayoutEffect(
    () => () => {
      const { activeElement } = document;
      if (!activeElement || !element.current || !isWithin(element.current, activeElement)) return;
      queueMicrotask(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (isFree && useUiState.getState().page === 'work') focusComposer();
      });
    },
    [],
  );
  return element;
}
