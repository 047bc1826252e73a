import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { type TakeBackQuestion as Question, useReviewedChanges } from '../../state/changes/reviewed-changes';
import { takeBackOver } from '../../state/changes/take-back';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { visibleText } from '../../ui/visible-text';

/** Asks before an undo overwrites later changes, or while commands run. */
export function TakeBackQuestion(): ReactElement | null {
  const question = useReviewedChanges((state) => state.question);
  if (!question) return null;
  const dismiss = () => useReviewedChanges.setState({ question: null });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && dismiss()}
      title={words(question.kind === 'over' ? 'changes-review.over' : 'changes-review.running')}
      description={
        question.kind === 'over'
          ? words('changes-review.over-means', { path: visibleText(question.path) })
          : words('changes-review.running-means')
      }
      footer={
        <>
          <Button onClick={dismiss}>{words('ui.cancel')}</Button>
          <Button variant="danger" onClick={() => void takeBack(question)}>
            {words('changes-review.take-back')}
          </Button>
        </>
      }
    />
  );
}

async function takeBack(question: Question): Promise<void> {
  useReviewedChanges.setState({ question: null });
  if (question.kind === 'over') await takeBackOver(question.path, question.hash);
  else await question.again();
}
