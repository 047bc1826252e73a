import { lazy, type ReactElement } from 'react';
import { ProjectTree } from '../../project/ProjectTree';
import { useServerState } from '../../state/server-state';
import { useUiState } from '../../state/ui-state';
import { LazyPart } from '../../ui/LazyPart';

const SearchPanel = lazy(() => import('../../search/SearchPanel').then((m) => ({ default: m.SearchPanel })));

const ProblemsPanel = lazy(() =>
  import('../../problems/ProblemsPanel').then((m) => ({ default: m.ProblemsPanel })),
);

/** The column beside the editor area: the project's files, the search in them, or the problems of open files. */
export function SideColumn(): ReactElement {
  const side = useUiState((local) => local.side);
  const isOpen = useServerState(({ project }) => project?.state === 'open');
  if (side === 'files' || !isOpen) return <ProjectTree />;
  return <LazyPart>{side === 'search' ? <SearchPanel /> : <ProblemsPanel />}</LazyPart>;
}
