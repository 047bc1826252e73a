import type { CutShort } from '@shared/search/text-search';
import { words } from '@shared/texts/text';
import { X } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { WorkProgress } from '../parts/WorkProgress';
import { finishCutShort, undoCutShort, undoReplacement, useReplacement } from '../state/search/replacement';
import { api, useServerState } from '../state/server-state';
import { useUiState } from '../state/ui-state';
import { Button } from '../ui/Button';
import { ErrorText } from '../ui/ErrorText';
import { IconButton } from '../ui/IconButton';
import styles from './ReplaceOutcome.module.css';

/** The outcome of the last replacement, with an undo. While its review is visible, the review announces it instead. */
export function ReplaceOutcome(): ReactElement | null {
  const outcome = useReplacement((state) => state.outcome);
  const writing = useReplacement((state) => state.writing);
  const isReviewed = useUiState(({ activeTab }) => activeTab === 'replace');
  const project = useServerState((state) => state.project?.key);
  useEffect(() => {
    if (project !== undefined) void recallReplacement(project);
  }, [project]);
  const cutShort = useReplacement((state) => state.cutShort);
  if (cutShort !== null && cutShort.project === project) return <CutShortReplacement {...cutShort} />;
  if (!outcome || outcome.project !== project || outcome.written.length === 0) return null;
  const count = outcome.written.length;
  return (
    <div className={styles.outcome} role={isReviewed ? undefined : 'status'}>
      <span>{words(outcome.isUndo ? 'replace-review.undone' : 'replace-review.written', { count })}</span>
      <span className={styles.actions}>
        {!isReviewed && <WorkProgress of={outcome.isUndo ? 'replacing' : 'undoing'} />}
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

/** A replacement that ended in the middle: the user finishes it, undoes it, or leaves it as it is. */
function CutShortReplacement({ written, left }: CutShort): ReactElement {
  const writing = useReplacement((state) => state.writing);
  const failure = useReplacement((state) => state.failure);
  return (
    <div className={styles.outcome} role="status">
      <span>{words('replace-review.cut-short', { done: written.length, all: written.length + left })}</span>
      <ErrorText>{failure}</ErrorText>
      <span className={styles.actions}>
        <WorkProgress of="replacing" />
        <Button variant="quiet" disabled={writing} onClick={() => void finishCutShort()}>
          {words('replace-review.finish')}
        </Button>
        <Button variant="quiet" disabled={writing} onClick={() => void undoCutShort()}>
          {words('replace-review.undo')}
        </Button>
        <IconButton label={words('ui.close')} icon={X} onClick={dismissCutShort} />
      </span>
    </div>
  );
}

// Restores the last replacement of the project from the main process, so that another page can undo it.

export async function recallReplacement(project: string): Promise<void> {
  if (!isFree(project)) return;
  const cutShort = await api.search.cutShort({ project }).catch(() => null);
  if (cutShort !== null && isFree(project)) useReplacement.setState({ cutShort: { ...cutShort, project } });
  const written = await api.search.undoable({ project }).catch(() => []);
  if (written.length === 0 || !isFree(project)) return;
  useReplacement.setState({ outcome: { written, failed: [], isUndo: false, project } });
}

/** Whether this page shows no replacement that it started for the project. */
function isFree(project: string): boolean {
  const { asked, outcome } = useReplacement.getState();
  return asked === null && outcome?.project !== project && useServerState.getState().project?.key === project;
}

/** The changed files stay as they are, and the window stops offering to finish. */
function dismissCutShort(): void {
  const { cutShort } = useReplacement.getState();
  useReplacement.setState({ cutShort: null });
  if (!cutShort) return;
  const { project, written } = cutShort;
  api.search.keepReplaced({ project, files: [...written] }).catch(() => {});
}

/** The user closed the result: the files stay, and the window stops offering the undo. */
function dismissOutcome(): void {
  const { outcome } = useReplacement.getState();
  useReplacement.setState({ outcome: null });
  if (!outcome || outcome.isUndo) return;
  const { project, written } = outcome;
  api.search.keepReplaced({ project, files: [...written] }).catch(() => {});
}
