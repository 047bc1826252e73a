import { api, useServerState } from '../server-state';
import { useReplacement } from './replacement';

// The last replacement of the project, as main keeps it: it can be taken back though this page did not do it.

export async function recallReplacement(project: string): Promise<void> {
  if (!isFree(project)) return;
  const cutShort = await api.search.cutShort({ project }).catch(() => null);
  if (cutShort !== null && isFree(project)) useReplacement.setState({ cutShort: { ...cutShort, project } });
  const written = await api.search.undoable({ project }).catch(() => []);
  if (written.length === 0 || !isFree(project)) return;
  useReplacement.setState({ outcome: { written, failed: [], isUndo: false, project } });
}

/** Nothing of this page's own is shown of the project. */
function isFree(project: string): boolean {
  const { asked, outcome } = useReplacement.getState();
  return asked === null && outcome?.project !== project && useServerState.getState().project?.key === project;
}

/** The files that it reached stay as they are, and nothing more is offered. */
export function dismissCutShort(): void {
  const { cutShort } = useReplacement.getState();
  useReplacement.setState({ cutShort: null });
  if (!cutShort) return;
  const { project, written } = cutShort;
  api.search.keepReplaced({ project, files: [...written] }).catch(() => {});
}

/** The person is done with what was replaced: it stays, and is offered no more. */
export function dismissOutcome(): void {
  const { outcome } = useReplacement.getState();
  useReplacement.setState({ outcome: null });
  if (!outcome || outcome.isUndo) return;
  const { project, written } = outcome;
  api.search.keepReplaced({ project, files: [...written] }).catch(() => {});
}
