import type { Question } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import type { ToolCall } from '@shared/tool-call/tool-call';
import {
  memo,
  type ReactElement,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { HookRuns } from '../parts/HookRuns';
import { lookAt } from '../state/batch/batch-ahead';
import { questionAttribute } from '../state/focus';
import type { EditState } from '../state/questions/edit-state';
import { clearEdited, useReviewed } from '../state/questions/edits';
import { enterDiff, goToDiff, goToQuestion } from '../state/questions/go-to-question';
import { type ChangeStep, partsOf } from '../state/questions/open-diffs';
import { useShortTitle } from '../state/short-title';
import { useUiState } from '../state/ui-state';
import { AnswerButtons } from './AnswerButtons';
import styles from './ApprovalCard.module.css';
import { AheadNote } from './batch/AheadNote';
import { BatchLines } from './batch/BatchLines';
import { useAheadShown } from './batch/use-ahead-shown';
import { useTogether } from './batch/use-together';
import { CardHeading } from './CardHeading';
import { DecidedInDiff } from './card/DecidedInDiff';
import { LeavingPart } from './card/LeavingPart';
import { useDiffInFront } from './card/use-diff-in-front';
import { useDecision } from './decision';
import { diffCounts } from './diff/diff-lines';
import { usePatch } from './diff/use-patch';
import { CommentsNote } from './hunks/CommentsNote';
import { ProblemsNote } from './problems/ProblemsNote';
import { type Proposed, QuestionBody } from './QuestionBody';
import { QuestionNotes } from './QuestionNotes';
import { questionCommandsFor } from './question-commands';
import { RejectForm } from './RejectForm';
import { levelOf } from './shown/question-level';
import { useEndsSeen } from './shown/use-ends-seen';
import { useCallsBehind } from './use-calls-behind';
import { useCardElement } from './use-card-element';
import { usePlaceChoice } from './use-place-choice';
import { type LoadedProposal, useProposal } from './use-proposal';
import { useQuestionKeys } from './use-question-keys';
import { useRejecting } from './use-rejecting';

// A waiting call in the chat: its effect, the reason for the question, and the answers. It never takes the focus by
// itself.

type ApprovalCardProps = {
  readonly chatId: string;
  readonly call: ToolCall;
  readonly question: Question;
  readonly subject: Proposed;
};

export const ApprovalCard = memo((props: ApprovalCardProps) => {
  const { chatId, call, question } = props;
  const review = useReview(props);
  const { answer, place } = review;
  const [areAnswersWanted, setAnswersWanted] = useState(false);
  const isDiffInFront = useDiffInFront(chatId, call.id);
  const [rejecting, setRejecting] = useRejecting(callKeyOf(chatId, call.id), !isDiffInFront);
  const isRejecting = rejecting !== 'closed';
  const isShrunk = isDiffInFront && !areAnswersWanted;
  const title = useShortTitle(call.title, chatId);
  const { element, ref } = useCardElement(answer.surface);
  const onLeave = useFocusOfPart(element);
  const ahead = useAheadShown(chatId, call.id, question);
  const walkChanges = (step: ChangeStep) =>
    enterDiff(chatId, { callId: call.id, inFront: ahead?.callId, question, step });
  const parts = isDiffInFront ? partsOf(callKeyOf(chatId, ahead?.callId ?? call.id)) : null;
  const keys = useQuestionKeys(
    { ...review, chatId, question, ahead, parts, startRejecting: () => setRejecting('open'), walkChanges },
    questionCommandsFor(ahead),
  );
  // The answers may be below the end of the pane.
  useEffect(() => {
    if (areAnswersWanted) element.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [areAnswersWanted, element]);
  const backToCard = () => {
    setRejecting('closed');
    element.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not name the card by what it asks.
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      className={styles.card}
      aria-label={words('approval-card.name', { title })}
      {...{ [questionAttribute]: call.id, ...levelOf(question) }}
      {...keys}
    >
      <Head {...props} review={review} isDiffInFront={isDiffInFront} isShrunk={isShrunk} onLeave={onLeave} />
      {isDiffInFront && (
        <DecidedInDiff
          areAnswersShown={areAnswersWanted}
          onGoToDiff={() => walkChanges('next')}
          onToggleAnswers={() => setAnswersWanted(!areAnswersWanted)}
        />
      )}
      {isShrunk ? (
        ahead && <AheadNote ahead={ahead} />
      ) : (
        <LeavingPart onLeave={onLeave}>
          <QuestionBody {...props} {...review} />
          {!isRejecting && <NotesBeforeAnswer {...props} review={review} ahead={ahead} />}
        </LeavingPart>
      )}
      <div ref={answer.answers} hidden={isShrunk && !isRejecting}>
        {isRejecting ? (
          <RejectForm {...review} rejecting={rejecting} onBack={backToCard} />
        ) : (
          !isShrunk && (
            <LeavingPart onLeave={onLeave}>
              <AnswerButtons
                {...review}
                chatId={chatId}
                question={place.question}
                onReject={() => setRejecting('open')}
              />
            </LeavingPart>
          )
        )}
      </div>
    </div>
  );
});

type HeadProps = ApprovalCardProps & {
  readonly review: Review;
  readonly isDiffInFront: boolean;
  readonly isShrunk: boolean;
  onLeave(): void;
};

/** What waits, and why it asks. */
function Head({ chatId, call, question, review, isDiffInFront, isShrunk, onLeave }: HeadProps): ReactElement {
  const { edit, editKey, patch } = review;
  return (
    <>
      <CardHeading
        told={call.title}
        chatId={chatId}
        agent={call.label ?? null}
        question={question}
        counts={shownCounts(question, edit, patch)}
        onOpen={isDiffInFront ? null : () => goToDiff(chatId, call.id, question)}
        onLeave={onLeave}
      />
      <QuestionNotes
        chatId={chatId}
        callId={call.id}
        question={question}
        edit={edit}
        wasGranted={call.granted !== undefined}
        isShrunk={isShrunk}
        onLook={() => goToQuestion(chatId, call.id)}
        onDiscard={() => clearEdited(editKey)}
      />
      <ProblemsNote chatId={chatId} callId={call.id} />
      <HookRuns runs={call.hooks} />
    </>
  );
}

type Review = ReturnType<typeof useReview>;

/** The proposal with the edits and comments of the user, and the answer that is possible now. */
function useReview({ chatId, call, question, subject }: ApprovalCardProps) {
  const place = usePlaceChoice(question, useDecision(chatId, call.id));
  const editKey = callKeyOf(chatId, call.id);
  const loaded = useProposal(chatId, call.id, question);
  const proposed = proposedText(subject, loaded);
  const proposal = loaded.kind === 'loaded' ? loaded.proposal : null;
  const { edit, comments, draft } = useReviewed(editKey, { hash: question.hash, proposal, proposed });
  const { ends, unseen } = useEndsSeen(question);
  return {
    place,
    answer: place.answer,
    editKey,
    loaded,
    edit,
    comments,
    ends,
    patch: usePatch(proposal, edit),
    behind: useCallsBehind(chatId, call.id),
    blocked: unseen ?? place.missing,
    together: useTogether({ chatId, callId: call.id, question, edit, comments, mark: draft.mark }),
  };
}

type NotesProps = ApprovalCardProps & {
  readonly review: Review;
  readonly ahead: ReturnType<typeof useAheadShown>;
};

/** The other changes of the batch, and what keeps the user from an answer. */
function NotesBeforeAnswer({ chatId, call, question, subject, review, ahead }: NotesProps): ReactElement {
  const { answer, blocked, comments, edit } = review;
  // The inbox shows each change on the card.
  const isInInbox = useUiState(({ page }) => page === 'inbox');
  const isInReview = subject.kind === 'file-change' && !isInInbox;
  const openAhead = isInReview ? lookAhead(chatId, call.id, question) : null;
  return (
    <>
      <BatchLines chatId={chatId} callId={call.id} {...(openAhead && { onOpen: openAhead })} />
      {ahead && <AheadNote ahead={ahead} />}
      {answer.armed && blocked !== null && <p className={styles.quiet}>{blocked}</p>}
      <CommentsNote comments={comments} staleEdit={question.stale === null ? null : edit} />
    </>
  );
}

/** Shows a later change of the batch in the review of the waiting call. */
function lookAhead(chatId: string, callId: string, question: Question): (of: string) => void {
  return (of) => {
    lookAt(chatId, callId, of);
    goToDiff(chatId, callId, question);
  };
}

/** The text that the user may edit, or null; also null until it is loaded. */
function proposedText(subject: Proposed, loaded: LoadedProposal): string | null {
  switch (subject.kind) {
    case 'command':
      return subject.command;
    case 'memory':
      return subject.fact;
    case 'file-change':
      return loaded.kind === 'loaded' ? loaded.proposal.proposed : null;
    case 'remote':
    case 'call':
    case 'url':
    case 'network':
      return null;
  }
}

type Counts = { readonly added: number; readonly removed: number };

/** Counts of the shown version: based on the user's edits and the present file. Null for calls that change no file. */
function shownCounts(
  { subject, stale }: Question,
  edit: EditState,
  patch: string | undefined,
): Counts | null {
  if (subject.kind !== 'file-change') return null;
  const isAsProposed = edit.kind !== 'edited' && stale === null;
  return isAsProposed || !patch ? subject : diffCounts(patch);
}

/**
 * If the focus was in a part of the card that disappears, the card takes it. Returns the function that this part calls
 * while its elements are still on the page.
 */
function useFocusOfPart(card: RefObject<HTMLElement | null>): () => void {
  const held = useRef(false);
  useLayoutEffect(() => {
    if (held.current && !card.current?.contains(document.activeElement)) card.current?.focus();
    held.current = false;
  });
  return useCallback(() => {
    held.current ||= card.current?.contains(document.activeElement) ?? false;
  }, [card]);
}
