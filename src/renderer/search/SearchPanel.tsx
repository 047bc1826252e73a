import '../parts/panel-texts';
import { words } from '@shared/texts/text';
import { type ReactElement, useEffect, useRef } from 'react';
import { SidePanel } from '../parts/SidePanel';
import { search, useResults } from '../state/search/results';
import { useServerState } from '../state/server-state';
import { useUiState } from '../state/ui-state';
import { ReplaceOutcome } from './ReplaceOutcome';
import { ResultState } from './ResultState';
import { ResultTree } from './ResultTree';
import { SearchForm } from './SearchForm';

/** A search in the files of the project, which runs while the user types, and its results. */
export function SearchPanel(): ReactElement {
  const hasResults = useResults(({ matches }) => matches > 0);
  useSearchWhileTyping();
  return (
    <SidePanel name={words('search-panel.name')}>
      <SearchForm />
      <ReplaceOutcome />
      <ResultState />
      {hasResults && <ResultTree />}
    </SidePanel>
  );
}

/** In ms: short enough to seem immediate, and long enough to skip most letters of a word. */
const pauseMs = 150;

/** The next key stroke ends a running search. The last results stay when the panel opens again. */
function useSearchWhileTyping(): void {
  const query = useUiState((local) => local.search.query);
  const project = useServerState((state) => state.project?.key);
  const first = useRef(true);
  useEffect(() => {
    const known = useResults.getState();
    const isBack = first.current && known.query === query && known.project === project;
    const pause = first.current ? 0 : pauseMs;
    first.current = false;
    if (isBack) return;
    const timer = setTimeout(() => void search(query), pause);
    return () => clearTimeout(timer);
  }, [query, project]);
}
