import { textOf, words } from '@shared/texts/text';
import { Ban, SendHorizontal, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { keysOf } from '../../state/commands/command-keys';
import { mainAnswerAttribute } from '../../state/focus';
import { Button } from '../../ui/Button';
import { Answers } from '../answers/Answers';
import type { DecisionAnswer } from '../decision';

type FormAnswersProps = {
  readonly answer: DecisionAnswer;
  /** Labels of the fields with errors, after the first attempt to send. */
  readonly faulty: readonly string[];
  /** The form has no fields. */
  readonly isEmpty: boolean;
  onDecline(): void;
  onCancel(): void;
};

/** The answers to a server's form, except sending, which the form does itself. */
export function FormAnswers(props: FormAnswersProps): ReactElement {
  const { answer, faulty, isEmpty, onDecline, onCancel } = props;
  const mend = faulty.length > 0 ? textOf('form-card.mend-first', { fields: faulty }) : null;
  const off = { 'aria-disabled': !answer.armed || answer.state === 'sending' };
  return (
    <Answers
      onward={
        <Button
          type="submit"
          variant="primary"
          icon={SendHorizontal}
          keys={keysOf('question.accept')}
          {...off}
          {...{ [mainAnswerAttribute]: true }}
        >
          {words(isEmpty ? 'form-card.send-nothing' : 'form-card.send')}
        </Button>
      }
      others={
        <>
          <Button icon={X} {...off} onClick={onDecline}>
            {words('form-card.decline')}
          </Button>
          <Button variant="quiet" icon={Ban} {...off} onClick={onCancel}>
            {words('form-card.cancel')}
          </Button>
        </>
      }
      error={answer.error ?? mend}
    />
  );
}
