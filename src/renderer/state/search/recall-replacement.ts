import { api, useServerState } from '../server-state';
import { useReplacement } from './replacement';

// Restores the last replacement of the project from the main process, so that another page can undo it.

export async function recallReplacement(project: string): Promise<void> {
  if (!isFree(project)) return;
  const cutShort = await api.search.cutShort({ project }).catch(() => null);
  if (cutShort !== null && isFree(project)) useReplacement.setState({ cutShort: { ...cutShort, project } });
  const written = await api.search.undoable({ project }).catch(() => []);
  if (written.length === 0 || !isFree(project)) return;
  useReplacement.setState({ outcome: { written, failed: [], isUndo: false, project } });
}

/** Whether this page shows no replacement of its own for the project. */
function isFree(project: string): boolean {
  const { asked, outcome } = useReplacement.getState();
  return asked === null && outcome?.project !== project && useServerState.getState().project?.key === project;
}

/** The changed files stay as they are, and the window stops offering to finish. */
export function dismissCutShort(): void {
  const { cutShort } = useReplacement.getState();
  useReplacement.setState({ cutShort: null });
  if (!cutShort) return;
  const { project, written } = cutShort;
  api.search.keepReplaced({ project, files: [...written] }).catch(() => {});
}

/** The user closed the result: the files stay, and the window stops offering the undo. */
export function dismissOutcome(): void {
  const { outcome } = useReplacement.getState();
  useReplacement.setState({ outcome: null });
  if (!outcome || outcome.isUndo) return;
  const { project, written } = outcome;
  api.search.keepReplaced({ project, files: [...written] }).catch(() => {});
}
