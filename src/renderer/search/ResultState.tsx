import { words } from '@shared/texts/text';
import { Search, SearchX } from 'lucide-react';
import type { ReactElement } from 'react';
import panel from '../parts/SidePanel.module.css';
import { useReplacement } from '../state/search/replacement';
import { useResults } from '../state/search/results';
import { EmptyState } from '../ui/EmptyState';
import { visibleText } from '../ui/visible-text';

/**
 * The progress and the number of results of the search, or the reason why there are none. Screen readers announce
 * changes politely.
 */
export function ResultState(): ReactElement | null {
  const state = useResults((results) => results.state);
  const failure = useResults((results) => results.failure);
  const matches = useResults((results) => results.matches);
  const files = useResults((results) => results.files.length);
  const pattern = useResults(({ query }) => query?.pattern);
  const isReplaced = useReplacement(
    ({ asked, outcome }) => asked?.query.pattern === pattern && outcome?.isUndo === false,
  );
  if (failure)
    return (
      <p className={panel.failure} role="alert">
        {visibleText(failure.told)}
      </p>
    );
  if (state === 'none')
    return (
      <EmptyState icon={Search} title={words('search-panel.empty')}>
        <p>{words('search-panel.empty-hint')}</p>
      </EmptyState>
    );
  if (matches === 0 && state === 'done') {
    // The outcome of the replacement already says that no results are left.
    if (isReplaced) return null;
    return (
      <div role="status" className={panel.none}>
        <EmptyState icon={SearchX} title={words('search-panel.none')}>
          <p>{words('search-panel.none-hint')}</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <p className={panel.state} role="status">
      {matches === 0 ? words('search-panel.searching') : foundText(state, matches, files)}
    </p>
  );
}

function foundText(state: string, matches: number, files: number): string {
  const found = words('search-panel.found', {
    matches: words('search-panel.matches', { count: matches }),
    files: words('search-panel.files', { count: files }),
  });
  if (state === 'cut') return words('search-panel.cut', { found });
  return state === 'running' ? words('search-panel.finding', { found }) : found;
}
