import type { Proposal, Question } from '@shared/approval/approval';
import { type CallKey, callKeyOf } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import { lazy, type ReactElement, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useAheadShown } from '../approvals/batch/use-ahead-shown';
import { useTogether } from '../approvals/batch/use-together';
import { useDecision } from '../approvals/decision';
import type { PartCommands } from '../approvals/question-commands';
import { questionCommandsFor } from '../approvals/question-commands';
import { useQuestionKeys } from '../approvals/use-question-keys';
import { shownAhead, useBatchAhead, useBatches } from '../state/batch/batch-ahead';
import { focusComposer, isWithin, reviewAttribute } from '../state/focus';
import type { EditState } from '../state/questions/edit-state';
import { useReviewed } from '../state/questions/edits';
import { type ChangeStep, openDiff } from '../state/questions/open-diffs';
import { useUiState } from '../state/ui-state';
import { LazyPart } from '../ui/LazyPart';
import { AheadSides } from './batch/AheadSides';
import { BatchFiles } from './batch/BatchFiles';
import { DiffHeader } from './DiffHeader';
import type { DiffLayout } from './diff-layout';
import { Loading } from './parts/Loading';
import { withMonacoWords } from './parts/with-monaco-words';
import styles from './Review.module.css';
import { ReviewBanner } from './ReviewBanner';
import { ReviewBar } from './ReviewBar';

const DiffView = lazy(async () => ({
  default: (await withMonacoWords(() => import('./DiffView'))).DiffView,
}));

const PlainDiff = lazy(async () => ({
  default: (await withMonacoWords(() => import('./PlainDiff'))).PlainDiff,
}));

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
  const [layout, setLayout] = useState<DiffLayout>('side-by-side');
  const [isCoarse, setCoarse] = useState(false);
  const [rejecting, setRejecting] = useState(false);
  const editKey = callKeyOf(chatId, callId);
  const answer = useDecision(chatId, callId);
  const { edit, comments } = useReviewed(editKey, { ...question, proposal, proposed: proposal.proposed });
  const element = useReturningFocus();
  const { surface } = answer;
  const ref = useCallback(
    (review: HTMLElement | null) => {
      element.current = review;
      return surface(review);
    },
    [surface, element],
  );
  const blocked = whyBlocked(proposal, question, edit);
  const startRejecting = () => setRejecting(true);
  const walkChanges = (step: ChangeStep) => walkDiff(editKey, step);
  const judged = question.stale === null;
  const ahead = useBatchAhead(chatId, callId);
  const hasBatch = shownAhead(ahead).length > 0;
  const lookedAt = useBatches((state) => (hasBatch ? (state.lookedAt[editKey] ?? null) : null));
  const together = useTogether({ chatId, callId, question, edit, comments });
  const shownLater = useAheadShown(chatId, callId, question);
  const asked = { chatId, question, answer, edit, comments, blocked, together };
  const keys = useQuestionKeys(
    {
      ...asked,
      startRejecting,
      walkChanges,
      ahead: shownLater,
      parts: judged ? partsOf(editKey) : null,
    },
    questionCommandsFor(shownLater),
  );

  return (
    <div ref={ref} className={styles.review} {...{ [reviewAttribute]: '' }} {...keys}>
      <ReviewBanner editKey={editKey} question={question} proposal={proposal} edit={edit} afresh={afresh} />
      <div className={styles.columns}>
        {isBatch && <BatchFiles chatId={chatId} callId={callId} edit={edit} />}
        {lookedAt !== null && (
          <div className={styles.sides}>
            <AheadSides chatId={chatId} callId={callId} of={lookedAt} Diff={PlainDiff} />
          </div>
        )}
        <div className={styles.sides} hidden={lookedAt !== null}>
          <DiffHeader call={editKey} proposal={proposal} layout={layout} />
          <LazyPart fallback={<Loading />}>
            <DiffView
              chatId={chatId}
              callId={callId}
              proposal={proposal}
              judged={judged}
              onLayout={setLayout}
              onCompared={setCoarse}
            />
          </LazyPart>
        </div>
      </div>
      <ReviewBar
        {...asked}
        callId={callId}
        isCoarse={isCoarse}
        rejecting={rejecting}
        setRejecting={setRejecting}
        lookedAt={lookedAt}
        path={proposal.relativePath}
      />
    </div>
  );
}

/** The commands act on the diff that is shown when the user presses the key. */
function partsOf(call: CallKey): PartCommands {
  return {
    accept: () => openDiff(call)?.parts.accept(),
    reject: () => openDiff(call)?.parts.reject(),
    comment: () => openDiff(call)?.parts.comment(),
  };
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
