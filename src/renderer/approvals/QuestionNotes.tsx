import type { Question } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EditState } from '../state/questions/edit-state';
import { Button } from '../ui/Button';
import { visibleText } from '../ui/visible-text';
import { OtherEditsNote } from './card/OtherEditsNote';
import { useDiffInFront } from './card/use-diff-in-front';
import { OthersAtFile } from './OthersAtFile';
import styles from './QuestionNotes.module.css';
import { levelOf } from './shown/question-level';
import { changeWord } from './shown/question-words';

// Information for the user before the answer: the file, the reason for the question, and anything unusual.

type QuestionNotesProps = {
  readonly chatId: string;
  readonly callId: string;
  readonly question: Question;
  readonly edit: EditState;
  /** The user accepted it before its turn, but it has changed since. */
  readonly wasGranted: boolean;
  /** The review of the diff shows the warnings about the proposal. */
  readonly isShrunk: boolean;
  onLook(): void;
  onDiscard(): void;
};

export function QuestionNotes({
  chatId,
  callId,
  question,
  edit,
  wasGranted,
  isShrunk,
  onLook,
  onDiscard,
}: QuestionNotesProps) {
  const { subject } = question;
  const isOverDiff = useDiffInFront(chatId, callId);
  const isSaidByDiff = isOverDiff && question.danger;
  const why = visibleText(question.why);
  return (
    <div className={styles.notes}>
      <p className={styles.why} {...levelOf(question)}>
        {subject.kind === 'file-change' ? (
          <>
            {subject.movedTo === undefined ? changeWord(subject.change) : words('approval-card.moved')} ·{' '}
            <code className={styles.path}>{placeWords(subject)}</code>
            {!isSaidByDiff && ` · ${words('approval-card.file-asks-because', { why })}`}
          </>
        ) : (
          words('approval-card.asks-because', { why })
        )}
      </p>
      {wasGranted && <Warning>{words('approval-answers.no-more-same')}</Warning>}
      {!isShrunk && (
        <Unusual
          chatId={chatId}
          callId={callId}
          question={question}
          edit={edit}
          isOverDiff={isOverDiff}
          onLook={onLook}
          onDiscard={onDiscard}
        />
      )}
    </div>
  );
}

type UnusualProps = Pick<
  QuestionNotesProps,
  'chatId' | 'callId' | 'question' | 'edit' | 'onLook' | 'onDiscard'
> & {
  readonly isOverDiff: boolean;
};

/** Warnings about the proposal, and the user's edits of it. */
function Unusual({ chatId, callId, question, edit, isOverDiff, onLook, onDiscard }: UnusualProps) {
  const { subject } = question;
  const approximate = subject.kind === 'file-change' ? subject.approximate : null;
  return (
    <>
      <OtherEditsNote editKey={callKeyOf(chatId, callId)} />
      {approximate !== null && <Warning>{words('approval-card.approximate', { how: approximate })}</Warning>}
      {subject.kind === 'file-change' && <OthersAtFile chatId={chatId} subject={subject} Note={Warning} />}
      {question.stale !== null && (
        <Warning>{isOverDiff ? words('approval-card.stale') : visibleText(question.stale)}</Warning>
      )}
      {edit.kind === 'edited' && !edit.judged && question.stale === null && (
        <p className={styles.note}>
          <Info aria-hidden size={16} strokeWidth={1.5} />
          <span>{words('approval-card.shows-edits')}</span>
        </p>
      )}
      {edit.kind === 'conflict' && (
        <Warning>
          {words('approval-card.conflict')}
          <span className={styles.actions}>
            <Button onClick={onLook}>{words('approval-card.look-again')}</Button>
            <Button variant="quiet" onClick={onDiscard}>
              {words('approval-card.drop-edits')}
            </Button>
          </span>
        </Warning>
      )}
    </>
  );
}

function placeWords({
  relativePath,
  movedTo,
}: Extract<Question['subject'], { kind: 'file-change' }>): string {
  const from = visibleText(relativePath);
  return movedTo === undefined
    ? from
    : words('approval-card.moved-paths', { from, to: visibleText(movedTo) });
}

function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.warning}>
      <TriangleAlert aria-hidden size={16} strokeWidth={1.5} />
      <span>{children}</span>
    </div>
  );
}
