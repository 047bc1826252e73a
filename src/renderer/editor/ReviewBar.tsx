import type { LineComment, Question } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import { ShieldAlert, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { AnswerButtons } from '../approvals/AnswerButtons';
import type { Together } from '../approvals/batch/use-together';
import type { DecisionAnswer } from '../approvals/decision';
import { CommentsNote } from '../approvals/hunks/CommentsNote';
import { JudgedNote } from '../approvals/hunks/JudgedNote';
import { RejectForm } from '../approvals/RejectForm';
import { useCallsBehind } from '../approvals/use-calls-behind';
import { useOtherCommand } from '../approvals/use-other-command';
import type { Rejecting } from '../approvals/use-rejecting';
import type { EditState } from '../state/questions/edit-state';
import type { DraftMark } from '../state/questions/review-draft';
import { visibleText } from '../ui/visible-text';
import { AheadBar } from './batch/AheadBar';
import { FileSteps } from './FileSteps';
import styles from './ReviewBar.module.css';

type ReviewBarProps = {
  readonly chatId: string;
  readonly callId: string;
  readonly path: string;
  readonly question: Question;
  readonly answer: DecisionAnswer;
  readonly edit: EditState;
  readonly comments: readonly LineComment[];
  readonly blocked: string | null;
  readonly together: Together | null;
  /** The later edit of the batch that is shown instead; null for the waiting edit. */
  readonly later: LaterEdit | null;
  /** The draft for the waiting edit from before its turn. */
  readonly mark: DraftMark | null;
  /** The blocks marked in the diff above are larger than the changes. */
  readonly isCoarse: boolean;
  readonly rejecting: Rejecting;
  setRejecting(rejecting: Rejecting): void;
};

export type LaterEdit = Pick<ComponentProps<typeof AheadBar>, 'ahead' | 'foreseen' | 'edit' | 'comments'>;

/** The answers to the proposal above. */
export function ReviewBar(props: ReviewBarProps): ReactElement {
  const behind = useCallsBehind(props.chatId, props.callId);
  const { chatId, path, question, answer, edit, comments, blocked, isCoarse, rejecting, setRejecting } =
    props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: Chromium lays a container query inside a fieldset out with no height
    <div
      role="group"
      className={styles.bar}
      data-danger={question.danger || undefined}
      aria-label={words('review.name', { path: visibleText(props.later?.ahead.file ?? path) })}
    >
      {question.danger && (
        <p className={styles.danger}>
          <ShieldAlert aria-hidden size={16} strokeWidth={1.5} />
          {words('review.asks-because', { why: visibleText(question.why) })}
        </p>
      )}
      <OtherCommand {...props} />
      {isCoarse && props.later === null && <p className={styles.coarse}>{words('review.too-large')}</p>}
      {props.later !== null ? (
        <AheadBar {...props} {...props.later} head={props}>
          <FileSteps chatId={chatId} callId={props.callId} />
        </AheadBar>
      ) : rejecting !== 'closed' ? (
        <RejectForm
          editKey={callKeyOf(chatId, props.callId)}
          behind={behind}
          answer={answer}
          comments={comments}
          rejecting={rejecting}
          onBack={() => setRejecting('closed')}
        />
      ) : (
        <>
          <div className={styles.row}>
            <AnswerButtons
              chatId={chatId}
              question={question}
              answer={answer}
              edit={edit}
              comments={comments}
              blocked={blocked}
              together={props.together}
              onReject={() => setRejecting('open')}
            />
            <FileSteps chatId={chatId} callId={props.callId} />
          </div>
          <div className={styles.notes}>
            {props.mark?.kind === 'left-out' && (
              <p className={styles.note}>{words('review.left-out-before')}</p>
            )}
            {edit.kind === 'edited' && edit.judged && question.stale === null && (
              <JudgedNote
                judged={edit.judged}
                isOnButton={!edit.judged.isEdited && edit.judged.accepted > 0}
              />
            )}
            <CommentsNote comments={comments} staleEdit={question.stale === null ? null : edit} />
          </div>
          {edit.kind === 'edited' && !edit.judged && question.stale === null && (
            <p className={styles.note}>{words('review.writes-right-side')}</p>
          )}
        </>
      )}
    </div>
  );
}

/** A command of another chat may change the file in front while the user decides. */
function OtherCommand({ chatId, question, later }: ReviewBarProps): ReactElement | null {
  const about = later?.foreseen ?? question;
  const subject = 'subject' in about ? about.subject : null;
  const command = useOtherCommand(chatId, subject?.kind === 'file-change' ? subject.path : null);
  if (command === null) return null;
  const note = words('approval-card.command-runs', { command });
  return (
    <p className={styles.warning} title={note}>
      <TriangleAlert aria-hidden size={16} strokeWidth={1.5} />
      <span className={styles.line}>{note}</span>
    </p>
  );
}
