import type { LineComment, Question } from '@shared/approval/approval';
import { words } from '@shared/texts/text';
import { Check, ChevronDown, ListChecks, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { keysOf } from '../state/commands/command-keys';
import { mainAnswerAttribute } from '../state/focus';
import { type EditState, hasOwnText, rejectsAll } from '../state/questions/edit-state';
import { useSecondPress } from '../state/questions/second-press';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { Menu } from '../ui/menu/Menu';
import { acceptance, plainAcceptance } from './answers/said-answers';
import type { DecisionAnswer } from './decision';
import { acceptSomeWords } from './hunks/accepted-words';
import { acceptWords } from './shown/question-words';

type AcceptButtonsProps = {
  readonly question: Question;
  readonly answer: DecisionAnswer;
  readonly edit: EditState;
  readonly comments?: readonly LineComment[];
  readonly blocked?: string | null;
};

/** One button that accepts the shown version. If the user edited it, a menu accepts the proposal without the edits. */
export function AcceptButtons(props: AcceptButtonsProps): ReactElement {
  const { question, answer, edit, comments = [], blocked = null } = props;
  const isPressedOnce = useSecondPress(({ hash }) => hash === question.hash);
  const off = !answer.armed || answer.state === 'sending';
  const why = blocked ?? (edit.kind === 'conflict' ? words('approval-answers.edit-again') : undefined);
  return (
    <>
      <Button
        icon={iconOf(edit)}
        // Its name marks a dangerous answer; the button does not invite a press.
        variant={question.danger ? 'secondary' : 'primary'}
        keys={keysOf('question.accept')}
        {...{ [mainAnswerAttribute]: true }}
        aria-disabled={off}
        disabledReason={why}
        onClick={() => answer.decide(acceptance(edit, comments))}
      >
        {isPressedOnce
          ? words('approval-answers.press-again', { answer: labelOf(question, edit) })
          : labelOf(question, edit)}
      </Button>
      {hasOwnText(edit) && (
        <Menu
          trigger={<IconButton label={words('approval-answers.more-accepts')} icon={ChevronDown} />}
          items={[
            {
              label: words('approval-answers.without-edits'),
              disabled: off || blocked !== null,
              onSelect: () => answer.decide(plainAcceptance(comments)),
            },
          ]}
        />
      )}
    </>
  );
}

function iconOf(edit: EditState) {
  if (rejectsAll(edit)) return X;
  return edit.kind === 'edited' && edit.judged && !edit.judged.isEdited ? ListChecks : Check;
}

/** After an edit, a name that describes the proposal would be wrong. */
function labelOf(question: Question, edit: EditState): string {
  if (rejectsAll(edit)) return words('approval-answers.reject');
  if (edit.kind !== 'edited') return acceptWords(question);
  const { judged } = edit;
  if (!judged || judged.isEdited) return words('approval-answers.accept');
  return acceptSomeWords({ accepted: judged.accepted, all: judged.verdicts.length });
}
