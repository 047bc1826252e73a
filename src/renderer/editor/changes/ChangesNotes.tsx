import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { useReviewedChanges } from '../../state/changes/reviewed-changes';
import { undoOutcome } from '../../state/changes/take-back';
import { useChat } from '../../state/use-chat';
import { Button } from '../../ui/Button';
import { visibleText } from '../../ui/visible-text';
import { Banner } from '../parts/Banner';
import styles from './Changes.module.css';

/** What taking back came to, with the way back; why it failed; and what is not known of the changes. */
export function ChangesNotes(): ReactElement {
  const problem = useReviewedChanges((state) => state.problem);
  const view = useReviewedChanges((state) => state.view);
  const leftOut = view?.leftOut ?? [];
  return (
    <>
      {problem !== null && <Banner tone="warning">{visibleText(problem)}</Banner>}
      <Outcome />
      {leftOut.length > 0 && (
        <Banner tone="info">
          {words('changes-review.left-out', { files: leftOut.map((file) => visibleText(file)) })}
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
  if (!outcome || isUndone) return null;
  const { kept } = outcome;
  const undo = outcome.kind === 'taken-back' && outcome.itemIds.length > 0 && (
    <Button disabled={busy} onClick={() => void undoOutcome()}>
      {words('changes-review.undo')}
    </Button>
  );
  return (
    <Banner tone={kept.length > 0 ? 'warning' : 'info'} actions={undo}>
      {outcome.kind === 'taken-back' && takenBackWords(outcome.files)}
      {kept.map(({ path, why }) => (
        <span key={path} className={styles.stayed}>
          {words('changes-review.stayed', { path: visibleText(path), why: visibleText(why) })}
        </span>
      ))}
    </Banner>
  );
}

/** All of what was taken back is put back meanwhile, e.g. from the chat. */
function useUndoneElsewhere(): boolean {
  const chatId = useReviewedChanges(({ asked }) => asked?.chatId ?? '');
  const outcome = useReviewedChanges((state) => state.outcome);
  const itemIds = outcome?.kind === 'taken-back' ? outcome.itemIds : [];
  const areUndone = useChat(chatId, ({ undone }) => itemIds.every((id) => undone[id] === 'wholly'));
  return itemIds.length > 0 && areUndone === true;
}

function takenBackWords(files: readonly string[]): string {
  const count = new Set(files).size;
  if (count === 0) return words('changes-review.nothing-was-taken-back');
  return words('changes-review.taken-back', { count });
}
