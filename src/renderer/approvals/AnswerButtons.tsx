import type { LineComment, Question } from '@shared/approval/approval';
import { words } from '@shared/texts/text';
import { Ban, CheckCheck, PackageCheck, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { mainAnswerAttribute } from '../state/focus';
import { type EditState, rejectsAll } from '../state/questions/edit-state';
import { Button } from '../ui/Button';
import { AcceptButtons } from './AcceptButtons';
import { AlwaysDialog, type KeptRule } from './AlwaysDialog';
import { Answers } from './answers/Answers';
import { RejectButton } from './answers/RejectButton';
import { givingUp, lastingAcceptance } from './answers/said-answers';
import { AcceptThese } from './batch/AcceptThese';
import type { Together } from './batch/use-together';
import type { DecisionAnswer } from './decision';

// The possible answers to a question, for every surface that shows one. Each surface adds its own `Reject…`, because
// that needs room.

type AnswerButtonsProps = {
  readonly chatId: string;
  readonly question: Question;
  readonly answer: DecisionAnswer;
  readonly edit: EditState;
  /** Comments on lines of the change: every answer includes them. */
  readonly comments?: readonly LineComment[];
  /** Also accepts later edits of the batch. */
  readonly together?: Together | null;
  /** Why the user cannot accept on this surface yet, e.g. because parts are unseen. */
  readonly blocked?: string | null;
  onReject(): void;
};

export function AnswerButtons(props: AnswerButtonsProps) {
  const { question, answer, edit, onReject } = props;
  const isStale = question.stale !== null;
  return (
    <Answers
      onward={
        isStale ? (
          <ReadAgainButton {...props} />
        ) : (
          <>
            <AcceptButtons {...props} />
            {props.together && (
              <AcceptThese together={props.together} answer={answer} blocked={props.blocked ?? null} />
            )}
            {question.subject.kind === 'network' && <RegistriesButton {...props} />}
          </>
        )
      }
      others={
        <>
          {!isStale && question.always.length > 0 && !rejectsAll(edit) && <AlwaysButton {...props} />}
          {isStale ? (
            <GiveUpButton {...props} />
          ) : (
            <RejectButton isSending={answer.state === 'sending'} onReject={onReject} />
          )}
        </>
      }
      error={answer.error}
    />
  );
}

/** If a usual package registry is among the hosts, one press allows all of them for the project. */
function RegistriesButton({ question, answer }: Pick<AnswerButtonsProps, 'question' | 'answer'>) {
  const [, all] = question.always;
  if (all?.match === undefined) return null;
  const rule = { tool: all.tool, match: all.match, scope: 'project' } as const;
  return (
    <Button
      icon={PackageCheck}
      title={words('url-question.registries-hint', { hosts: all.match.split(', ') })}
      aria-disabled={waitsStill(answer)}
      onClick={() => answer.decide({ answer: 'always', rule })}
    >
      {words('url-question.registries')}
    </Button>
  );
}

type StaleAnswerProps = Pick<AnswerButtonsProps, 'answer' | 'edit' | 'comments'>;

/** For a stale proposal: its usual continuation … */
function ReadAgainButton({ answer, edit, comments = [] }: StaleAnswerProps) {
  return (
    <Button
      icon={RotateCw}
      variant="primary"
      {...mainAnswer}
      aria-disabled={waitsStill(answer)}
      onClick={() => answer.decide(givingUp(true, edit, comments))}
    >
      {words('approval-answers.read-again')}
    </Button>
  );
}

/** … and its end. */
function GiveUpButton({ answer, edit, comments = [] }: StaleAnswerProps) {
  return (
    <Button
      icon={Ban}
      aria-disabled={waitsStill(answer)}
      onClick={() => answer.decide(givingUp(false, edit, comments))}
    >
      {words('approval-answers.give-up')}
    </Button>
  );
}

function AlwaysButton({ chatId, question, answer, edit, comments = [], blocked = null }: AnswerButtonsProps) {
  const [asking, setAsking] = useState(false);
  const keep = (rule: KeptRule) => {
    answer.decide(lastingAcceptance(rule, edit, comments));
    setAsking(false);
  };
  return (
    <>
      <Button icon={CheckCheck} disabledReason={blocked ?? undefined} onClick={() => setAsking(true)}>
        {words('approval-answers.always')}
      </Button>
      {asking && (
        <AlwaysDialog
          chatId={chatId}
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

const mainAnswer = { [mainAnswerAttribute]: true };
