import type { Foreseen, LineComment } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import type { ReactElement, ReactNode } from 'react';
import { AcceptThese } from '../../approvals/batch/AcceptThese';
import { foreseenWords } from '../../approvals/batch/foreseen-words';
import type { Together } from '../../approvals/batch/use-together';
import type { DecisionAnswer } from '../../approvals/decision';
import { CommentsNote } from '../../approvals/hunks/CommentsNote';
import { JudgedNote } from '../../approvals/hunks/JudgedNote';
import { ReasonForm } from '../../approvals/ReasonForm';
import { VerdictButtons } from '../../approvals/verdict/VerdictButtons';
import { type AheadInFront, type Marking, useLeavingOut } from '../../state/batch/ahead-in-front';
import { keysOf } from '../../state/commands/command-keys';
import type { EditState } from '../../state/questions/edit-state';
import { openDiff } from '../../state/questions/open-diffs';
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
  /** The buttons to the other edits. */
  readonly children: ReactNode;
};

/** The bar below a later change: the user's draft for it, and the answer that sends all drafts. */
export function AheadBar(props: AheadBarProps): ReactElement {
  const { chatId, ahead, foreseen, edit, comments, answer, together, blocked, children } = props;
  const { marking } = ahead;
  const key = callKeyOf(chatId, ahead.callId);
  const isLeaving = useLeavingOut((state) => state.key === key);
  const said = marking === null ? foreseenWords(foreseen) : null;
  if (isLeaving && marking)
    return (
      <ReasonForm
        editKey={key}
        words={{ field: words('approval-answers.reject-reason'), send: words('approval-answers.leave-out') }}
        onSend={marking.leaveOut}
        onBack={() => {
          useLeavingOut.setState({ key: null });
          openDiff(key)?.focus();
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
        {children}
      </div>
      <div className={styles.notes}>
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

/** Accept or leave out; either is a draft. */
function Mark({ marking, file }: { readonly marking: Marking; readonly file: string }): ReactElement {
  const { mark } = marking;
  const verdict = mark === null ? null : mark.kind === 'accepted' ? 'accept' : 'reject';
  return (
    <VerdictButtons
      isLarge
      verdict={verdict}
      labels={{
        accept: words('approval-answers.mark-accepted', { file }),
        reject: words('approval-answers.mark-left-out', { file }),
      }}
      names={{ accept: words('approval-answers.accept'), reject: words('approval-answers.leave-out-for') }}
      keys={{ accept: keysOf('question.accept'), reject: keysOf('question.reject') }}
      onDecide={(next) => (next === 'accept' ? marking.accept() : marking.startLeavingOut())}
    />
  );
}
