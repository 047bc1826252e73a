import { lazy } from 'react';
import { useServerState } from '../state/server-state';
import { LazyPart } from '../ui/LazyPart';
import { useQuickOpen } from './quick-open-state';

const QuickOpenDialog = lazy(() => import('./QuickOpenDialog').then((m) => ({ default: m.QuickOpenDialog })));

/** The dialog that finds files of the project this window shows, while the person looks for one. */
export function QuickOpen() {
  const open = useQuickOpen((state) => state.open);
  const project = useServerState((state) => state.project?.key ?? null);
  if (!open || project === null) return null;
  return (
    <LazyPart>
      <QuickOpenDialog key={project} project={project} />
    </LazyPart>
  );
}
