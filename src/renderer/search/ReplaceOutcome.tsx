import { words } from '@shared/texts/text';
import { X } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { dismissOutcome, recallReplacement } from '../state/search/recall-replacement';
import { undoReplacement, useReplacement } from '../state/search/replacement';
import { useServerState } from '../state/server-state';
import { useUiState } from '../state/ui-state';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import styles from './SearchPanel.module.css';

/** What the last replacement did, and the way back. While its review is shown, that one says so aloud. */
export function ReplaceOutcome(): ReactElement | null {
  const outcome = useReplacement((state) => state.outcome);
  const writing = useReplacement((state) => state.writing);
  const isReviewed = useUiState(({ activeTab }) => activeTab === 'replace');
  const project = useServerState((state) => state.project?.key);
  useEffect(() => {
    if (project !== undefined) void recallReplacement(project);
  }, [project]);
  if (!outcome || outcome.project !== project || outcome.written.length === 0) return null;
  const count = outcome.written.length;
  return (
    <div className={styles.outcome} role={isReviewed ? undefined : 'status'}>
      <span>{words(outcome.isUndo ? 'replace-review.undone' : 'replace-review.written', { count })}</span>
      <span className={styles.actions}>
        {!outcome.isUndo && (
          <Button variant="quiet" disabled={writing} onClick={() => void undoReplacement()}>
            {words('replace-review.undo')}
          </Button>
        )}
        <IconButton label={words('ui.close')} icon={X} onClick={dismissOutcome} />
      </span>
    </div>
  );
}
