import type { Foreseen, LineComment, Question } from '@shared/approval/approval';
import { type CallKey, callKeyOf } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useKeyboardHere } from '../../approvals/answers/use-keyboard-here';
import { AcceptThese } from '../../approvals/batch/AcceptThese';
import { foreseenWords } from '../../approvals/batch/foreseen-words';
import type { Together } from '../../approvals/batch/use-together';
import type { DecisionAnswer } from '../../approvals/decision';
import { CommentsNote } from '../../approvals/hunks/CommentsNote';
import { JudgedNote } from '../../approvals/hunks/JudgedNote';
import { ReasonForm } from '../../approvals/ReasonForm';
import { VerdictButtons } from '../../approvals/verdict/VerdictButtons';
import { type AheadInFront, type Marking, useLeavingOut } from '../../state/batch/ahead-in-front';
import { lookAt } from '../../state/batch/batch-ahead';
import { isDraftable } from '../../state/batch/batch-drafts';
import { keysOf } from '../../state/commands/command-keys';
import { mainAnswerAttribute } from '../../state/focus';
import type { EditState } from '../../state/questions/edit-state';
import { leftWords } from '../../state/questions/left-words';
import { openDiff } from '../../state/questions/open-diffs';
import { focusRegion } from '../../state/regions/regions';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { visibleText } from '../../ui/visible-text';
import styles from './AheadBar.module.css';

type AheadBarProps = {
  readonly chatId: string;
  readonly ahead: AheadInFront;
  readonly foreseen: Foreseen;
  /** The user's draft for the change. */
  readonly edit: EditState;
  readonly comments: readonly LineComment[];
  readonly answer: DecisionAnswer;
  readonly together: Together | null;
  readonly blocked: string | null;
  /** The waiting call, which the user decides first. */
  readonly head: Head;
  /** The buttons to the other edits. */
  readonly children: ReactNode;
};

/** The bar below a later change: the user's draft for it, and the answer that sends all drafts. */
export function AheadBar(props: AheadBarProps): ReactElement {
  const { chatId, ahead, foreseen, edit, comments, answer, together, blocked, head, children } = props;
  const { marking } = ahead;
  const key = callKeyOf(chatId, ahead.callId);
  const isOpened = useLeavingOut((state) => state.key === key);
  const [closed, setClosed] = useState<CallKey | null>(null);
  // After a reload it is open again with the user's text. Text from another window opens nothing under the user's hands.
  const hadText = useMemo(() => leftWords(key, 'rejection') !== '', [key]);
  const opensAgain = hadText && marking?.mark === null && closed !== key && !isOpened;
  useEffect(() => {
    if (opensAgain) useLeavingOut.setState({ key, wasInList: false });
  }, [opensAgain, key]);
  const said = marking === null ? foreseenWords(foreseen) : null;
  const headFirst = together === null && isDraftable(foreseen) ? headWords(head) : null;
  if ((isOpened || opensAgain) && marking)
    return (
      <ReasonForm
        editKey={key}
        words={{
          field: words('approval-answers.reject-reason'),
          send: words('approval-answers.leave-out-file', { file: visibleText(baseName(ahead.file)) }),
        }}
        takesKeyboard={isOpened}
        onSend={marking.leaveOut}
        onBack={() => {
          setClosed(key);
          const { wasInList } = useLeavingOut.getState();
          useLeavingOut.setState({ key: null });
          if (wasInList) focusRegion('review');
          else openDiff(key)?.focus();
        }}
      >
        <CommentsNote comments={comments} />
      </ReasonForm>
    );
  return (
    <>
      <div className={styles.bar}>
        {marking && <Mark marking={marking} file={visibleText(ahead.file)} />}
        {together && <AcceptThese isMain together={together} answer={answer} blocked={blocked} />}
        {headFirst !== null && (
          <Button {...{ [mainAnswerAttribute]: true }} onClick={() => lookAt(chatId, head.callId, null)}>
            {words('review.show-head', { file: visibleText(baseName(head.path)) })}
          </Button>
        )}
        {children}
      </div>
      <div className={styles.notes}>
        {headFirst !== null && <p className={styles.note}>{headFirst}</p>}
        {said !== null && <p className={styles.note}>{said}</p>}
        {marking?.mark?.kind === 'left-out' && marking.mark.reason !== '' && (
          <p className={styles.note}>
            {words('approval-answers.left-out-because', { reason: visibleText(marking.mark.reason) })}
          </p>
        )}
        {edit.kind === 'conflict' && <p className={styles.note}>{words('review.draft-outdated')}</p>}
        {edit.kind === 'edited' && edit.judged && <JudgedNote judged={edit.judged} />}
        <CommentsNote comments={comments} />
        <ErrorText>{answer.error}</ErrorText>
      </div>
    </>
  );
}

/** The waiting call of the batch. */
type Head = {
  readonly callId: string;
  readonly path: string;
  readonly question: Question;
  readonly edit: EditState;
};

/** Why the user must decide on the waiting change before the drafts can be sent; null: they can be sent with it. */
function headWords({ path, question, edit }: Head): string | null {
  const file = visibleText(path);
  if (question.stale !== null) return words('review.head-is-stale', { file });
  if (edit.kind === 'conflict') return words('review.head-has-edits', { file });
  return question.danger ? words('review.head-asks-alone', { file }) : null;
}

/** Accept or leave out; either is a draft. */
function Mark({ marking, file }: { readonly marking: Marking; readonly file: string }): ReactElement {
  const { mark } = marking;
  const frame = useRef<HTMLSpanElement>(null);
  const place = useKeyboardHere(frame);
  const isHere = place === 'surface' || place === 'text';
  const verdict = mark === null ? null : mark.kind === 'accepted' ? 'accept' : 'reject';
  return (
    <span ref={frame} className={styles.marks}>
      <VerdictButtons
        isLarge
        verdict={verdict}
        labels={{
          accept: words('approval-answers.mark-accepted', { file }),
          reject: words('approval-answers.mark-left-out', { file }),
        }}
        names={{ accept: words('approval-answers.accept'), reject: words('approval-answers.leave-out-for') }}
        // In a text, the keys of the second one delete a word.
        keys={{
          accept: isHere ? keysOf('question.accept') : undefined,
          reject: place === 'surface' ? keysOf('question.reject') : undefined,
        }}
        onDecide={(next) => (next === 'accept' ? marking.accept() : marking.startLeavingOut())}
      />
    </span>
  );
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
