import { lazy, type ReactElement } from 'react';
import { ProjectTree } from '../../project/ProjectTree';
import { useServerState } from '../../state/server-state';
import { useUiState } from '../../state/ui-state';
import { LazyPart } from '../../ui/LazyPart';

const SearchPanel = lazy(() => import('../../search/SearchPanel').then((m) => ({ default: m.SearchPanel })));

/** The column beside the editor area: the project's files, or the search in them. */
export function SideColumn(): ReactElement {
  const searches = useUiState(({ side }) => side === 'search');
  const isOpen = useServerState(({ project }) => project?.state === 'open');
  if (!searches || !isOpen) return <ProjectTree />;
  return (
    <LazyPart>
      <SearchPanel />
    </LazyPart>
  );
}
