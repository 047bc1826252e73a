import type { Question } from '@shared/approval';
import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EditState } from '../state/questions/edit-state';
import { Button } from '../ui/Button';
import { visibleText } from '../ui/visible-text';
import styles from './QuestionNotes.module.css';
import { acceptWords, changeWord } from './question-words';

// What a person should know before they answer: the file, why it asks, and what is not as usual.

type QuestionNotesProps = {
  readonly question: Question;
  readonly edit: EditState;
  onLook(): void;
  onDiscard(): void;
};

export function QuestionNotes({ question, edit, onLook, onDiscard }: QuestionNotesProps) {
  const { subject } = question;
  const approximate = subject.kind === 'file-change' ? subject.approximate : null;
  return (
    <div className={styles.notes}>
      <p className={styles.why} data-danger={question.danger || undefined}>
        {subject.kind === 'file-change' ? (
          <>
            {changeWord(subject.change)} ·{' '}
            <code className={styles.path}>{visibleText(subject.relativePath)}</code> · asks
          </>
        ) : (
          'Asks'
        )}{' '}
        because {visibleText(question.why)}
      </p>
      {approximate !== null && (
        <Warning>
          The text to replace was not found exactly; it was matched by {approximate}. Check the place.
        </Warning>
      )}
      {question.stale !== null && <Warning>{visibleText(question.stale)}</Warning>}
      {edit.kind === 'edited' && question.stale === null && (
        <p className={styles.note}>
          <Info aria-hidden size={16} strokeWidth={1.5} />
          <span>
            Shown with your edits. “{acceptWords(question)}” alone takes the proposal as the model wrote it.
          </span>
        </p>
      )}
      {edit.kind === 'conflict' && (
        <Warning>
          The proposal was computed afresh after you edited it. Your text is kept.
          <span className={styles.actions}>
            <Button onClick={onLook}>Look at it again</Button>
            <Button variant="quiet" onClick={onDiscard}>
              Drop my edits
            </Button>
          </span>
        </Warning>
      )}
    </div>
  );
}

function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.warning}>
      <TriangleAlert aria-hidden size={16} strokeWidth={1.5} />
      <span>{children}</span>
    </div>
  );
}
