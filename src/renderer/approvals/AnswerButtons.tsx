import type { Question, Subject } from '@shared/approval';
import { say, type TextKey, words } from '@shared/texts/text';
import { Ban, Check, CheckCheck, CircleStop, PencilLine, X } from 'lucide-react';
import { useState } from 'react';
import { keyWords } from '../state/commands/command-item';
import { keysOf } from '../state/commands/command-keys';
import { mainAnswerAttribute } from '../state/focus';
import type { EditState } from '../state/questions/edit-state';
import { api } from '../state/server-state';
import { Button } from '../ui/Button';
import { useAction } from '../ui/use-action';
import { AlwaysDialog, type KeptRule } from './AlwaysDialog';
import { Answers } from './answers/Answers';
import type { DecisionAnswer } from './decision';
import { acceptWords, whyNoAlways } from './shown/question-words';

// The answers to a question, for every surface that shows one. `Reject…` is the surface's own, because it needs room.

type AnswerButtonsProps = {
  readonly chatId: string;
  readonly question: Question;
  readonly answer: DecisionAnswer;
  readonly edit: EditState;
  /** Why accepting is off on this surface, e.g. because not all of it has been seen. */
  readonly blocked?: string | null;
  onReject(): void;
};

export function AnswerButtons(props: AnswerButtonsProps) {
  const { chatId, question, answer, onReject } = props;
  const stop = useAction();
  return (
    <Answers
      onward={<AcceptButtons {...props} />}
      others={
        <>
          <AlwaysButton {...props} />
          {question.stale === null ? (
            <Button
              icon={X}
              title={words('approval-answers.reject-by-keys', {
                keys: keyWords('question.reject'),
              })}
              aria-disabled={answer.state === 'sending'}
              onClick={() => answer.state === 'sending' || onReject()}
            >
              {words('approval-answers.reject-ask')}
            </Button>
          ) : (
            <GiveUpButtons answer={answer} />
          )}
          <Button
            variant="quiet"
            icon={CircleStop}
            // A disabled button would drop the keyboard, which goes to the composer with the question.
            aria-disabled={stop.busy}
            onClick={() => stop.busy || stop.run(() => api.chat.stop({ chatId }))}
          >
            {words('approval-answers.stop')}
          </Button>
        </>
      }
      error={answer.error ?? stop.error}
    />
  );
}

/** Of what is stale. */
function GiveUpButtons({ answer }: Pick<AnswerButtonsProps, 'answer'>) {
  const off = { 'aria-disabled': waitsStill(answer) };
  return (
    <>
      <Button
        {...off}
        icon={Ban}
        onClick={() => answer.decide({ answer: 'give-up-stale', readAgain: false })}
      >
        {words('approval-answers.give-up')}
      </Button>
      <Button
        {...off}
        variant="primary"
        {...mainAnswer}
        onClick={() => answer.decide({ answer: 'give-up-stale', readAgain: true })}
      >
        {words('approval-answers.read-again')}
      </Button>
    </>
  );
}

function AcceptButtons({ question, answer, edit, blocked = null }: AnswerButtonsProps) {
  const waits = waitsStill(answer);
  const why = whyNot(question, blocked);
  const editedWhy = why ?? whyNotEdited(question, edit);
  const edited = edit.kind === 'edited' && why === undefined;
  // What is dangerous stands out by its name, not by inviting to be pressed.
  const variant = question.danger ? 'secondary' : 'primary';
  const main =
    question.stale === null ? ({ variant, keys: keysOf('question.accept'), ...mainAnswer } as const) : {};
  return (
    <>
      <Button
        icon={Check}
        {...(edited ? {} : main)}
        aria-disabled={waits}
        disabledReason={why}
        onClick={() => answer.decide({ answer: 'accept' })}
      >
        {acceptWords(question)}
      </Button>
      <Button
        icon={PencilLine}
        {...(edited ? main : {})}
        aria-disabled={waits}
        disabledReason={editedWhy}
        onClick={() =>
          edit.kind === 'edited' && answer.decide({ answer: 'accept-with-edits', content: edit.text })
        }
      >
        {words('approval-answers.accept-with-edits')}
      </Button>
    </>
  );
}

function AlwaysButton({ question, answer, edit, blocked = null }: AnswerButtonsProps) {
  const [asking, setAsking] = useState(false);
  const keep = (rule: KeptRule) => {
    answer.decide({ answer: 'always', rule, ...(edit.kind === 'edited' && { content: edit.text }) });
    setAsking(false);
  };
  return (
    <>
      <Button
        icon={CheckCheck}
        disabledReason={whyNot(question, blocked) ?? whyNoAlways(question) ?? undefined}
        onClick={() => setAsking(true)}
      >
        {words('approval-answers.always')}
      </Button>
      {asking && (
        <AlwaysDialog
          about={question.subject}
          offered={question.always}
          armed={!waitsStill(answer)}
          onAccept={keep}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function waitsStill({ armed, state }: DecisionAnswer): boolean {
  return !armed || state === 'sending';
}

function whyNot(question: Question, blocked: string | null): string | undefined {
  return question.stale === null ? (blocked ?? undefined) : say(question.stale);
}

const mainAnswer = { [mainAnswerAttribute]: true };

const notEditedYet = {
  'file-change': 'approval-answers.edit-diff-first',
  command: 'approval-answers.edit-command-first',
  memory: 'memory.edit-first',
  call: 'approval-answers.nothing-to-edit',
  plan: 'approval-answers.nothing-to-edit',
  question: 'approval-answers.nothing-to-edit',
  url: 'approval-answers.nothing-to-edit',
  remote: 'approval-answers.nothing-to-edit',
  form: 'approval-answers.nothing-to-edit',
} as const satisfies Record<Subject['kind'], TextKey>;

function whyNotEdited(question: Question, edit: EditState): string | undefined {
  if (edit.kind === 'conflict') return words('approval-answers.edit-again');
  return edit.kind === 'none' ? words(notEditedYet[question.subject.kind]) : undefined;
}
