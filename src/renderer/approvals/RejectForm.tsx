import type { LineComment } from '@shared/approval/approval';
import type { CallKey } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { Button } from '../ui/Button';
import { ErrorText } from '../ui/ErrorText';
import { rejection } from './answers/said-answers';
import type { DecisionAnswer } from './decision';
import { CommentsNote } from './hunks/CommentsNote';
import { ReasonForm } from './ReasonForm';
import styles from './ReasonForm.module.css';
import type { Rejecting } from './use-rejecting';

type RejectFormProps = {
  readonly editKey: CallKey;
  /** The number of later calls in the same reply. */
  readonly behind: number;
  readonly answer: DecisionAnswer;
  readonly comments?: readonly LineComment[];
  readonly rejecting: Rejecting;
  onBack(): void;
};

/** Rejects the waiting call, with an optional reason. */
export function RejectForm({
  editKey,
  behind,
  answer,
  comments = [],
  rejecting,
  onBack,
}: RejectFormProps): ReactElement {
  const isOff = !answer.armed || answer.state === 'sending';
  return (
    <ReasonForm
      editKey={editKey}
      words={{ field: words('approval-answers.reject-reason'), send: words('approval-answers.reject') }}
      isOff={isOff}
      takesKeyboard={rejecting === 'open'}
      onSend={(reason) => answer.decide(rejection('reject', reason, comments))}
      onBack={onBack}
      others={(reason) =>
        behind > 0 && (
          <Button
            aria-disabled={isOff}
            onClick={() => answer.decide(rejection('reject-and-stop', reason, comments))}
          >
            {words('approval-answers.reject-rest')}
          </Button>
        )
      }
    >
      <CommentsNote comments={comments} />
      <p className={styles.next}>{words('approval-answers.reject-next', { behind })}</p>
      <ErrorText>{answer.error}</ErrorText>
    </ReasonForm>
  );
}
