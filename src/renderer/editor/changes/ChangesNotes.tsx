import { isOfDoingAgain } from '@shared/chat/is-done-again';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { useReviewedChanges } from '../../state/changes/reviewed-changes';
import { undoOutcome } from '../../state/changes/take-back';
import { useChat } from '../../state/use-chat';
import { Button } from '../../ui/Button';
import { visibleText } from '../../ui/visible-text';
import { Banner } from '../parts/Banner';
import styles from './Changes.module.css';

/** The outcome of an undo, with a button that reverses it; the failure of one; and the limits of the shown changes. */
export function ChangesNotes(): ReactElement {
  const problem = useReviewedChanges((state) => state.problem);
  const view = useReviewedChanges((state) => state.view);
  const leftOut = view?.leftOut ?? [];
  const ignored = view?.ignored ?? [];
  return (
    <>
      {problem !== null && <Banner tone="warning">{visibleText(problem)}</Banner>}
      <Outcome />
      {leftOut.length > 0 && (
        <Banner tone="info">
          {words('changes-review.left-out', { files: leftOut.map((file) => visibleText(file)) })}
        </Banner>
      )}
      {ignored.length > 0 && (
        <Banner tone="info">
          {words('changes-review.ignored', { files: ignored.map((file) => visibleText(file)) })}
        </Banner>
      )}
      {view?.unknown.map((why) => (
        <Banner key={visibleText(why)} tone="warning">
          {visibleText(why)}
        </Banner>
      ))}
    </>
  );
}

function Outcome(): ReactElement | null {
  const outcome = useReviewedChanges((state) => state.outcome);
  const busy = useReviewedChanges((state) => state.busy);
  const isUndone = useUndoneElsewhere();
  const isAgain = useTakesTakingBack();
  if (!outcome || isUndone) return null;
  const { kept } = outcome;
  const undo = outcome.kind === 'taken-back' && outcome.itemIds.length > 0 && (
    <Button disabled={busy} onClick={() => void undoOutcome()}>
      {words(isAgain ? 'changes-review.take-back' : 'changes-review.undo')}
    </Button>
  );
  return (
    <Banner tone={kept.length > 0 ? 'warning' : 'info'} actions={undo}>
      {outcome.kind === 'taken-back' && takenBackWords(outcome.files, isAgain)}
      {kept.map(({ path, why }) => (
        <span key={path} className={styles.stayed}>
          {words('changes-review.stayed', { path: visibleText(path), why: visibleText(why) })}
        </span>
      ))}
    </Banner>
  );
}

/** Whether some of the undone changes were restored since, for example from the chat. */
function useUndoneElsewhere(): boolean {
  const chatId = useReviewedChanges(({ asked }) => asked?.chatId ?? '');
  const outcome = useReviewedChanges((state) => state.outcome);
  const itemIds = outcome?.kind === 'taken-back' ? outcome.itemIds : [];
  return useChat(chatId, ({ undone }) => itemIds.some((id) => undone[id] !== undefined)) === true;
}

/** Whether the shown range is itself an undo. Undoing that is a redo. */
function useTakesTakingBack(): boolean {
  const asked = useReviewedChanges((state) => state.asked);
  const itemId = asked?.range.kind === 'undo' ? asked.range.itemId : null;
  const isAgain = useChat(asked?.chatId ?? '', ({ items }) => itemId && isOfDoingAgain(itemId, items));
  return itemId !== null && isAgain !== true;
}

function takenBackWords(files: readonly string[], isAgain: boolean): string {
  const count = new Set(files).size;
  if (count === 0)
    return words(isAgain ? 'changes-review.nothing-was-redone' : 'changes-review.nothing-was-taken-back');
  return words(isAgain ? 'changes-review.redone' : 'changes-review.taken-back', { count });
}
