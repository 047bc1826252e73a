import { words } from '@shared/texts/text';
import { ListChecks } from 'lucide-react';
import type { ReactElement } from 'react';
import { showReviewList, useReviewPlace } from '../state/layout/review-place';
import { focusRegion } from '../state/regions/regions';
import { showSearch } from '../state/search/search-view';
import { showFiles, showProblems, useUiState } from '../state/ui-state';
import { IconButton } from '../ui/IconButton';
import styles from './SideTabs.module.css';

/** The tabs of the column beside the editor area: the project's files, the search, or the problems. */
export function SideTabs(): ReactElement {
  const side = useUiState((local) => local.side);
  const isBesideReview = useReviewPlace(({ review }) => review !== null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div role="group" className={styles.tabs} aria-label={words('project-panel.views')}>
      <button type="button" className={styles.tab} aria-pressed={side === 'files'} onClick={toFiles}>
        {words('project-panel.files')}
      </button>
      <button
        type="button"
        className={styles.tab}
        aria-pressed={side === 'search'}
        onClick={() => showSearch()}
      >
        {words('project-panel.search')}
      </button>
      <button type="button" className={styles.tab} aria-pressed={side === 'problems'} onClick={toProblems}>
        {words('project-panel.problems')}
      </button>
      {isBesideReview && (
        <IconButton
          className={styles.review}
          label={words('project-panel.review')}
          icon={ListChecks}
          onClick={showReviewList}
        />
      )}
    </div>
  );
}

/** The pressed button disappears with its view, so the focus moves into the new one. */
function toFiles(): void {
  showFiles();
  requestAnimationFrame(() => focusRegion('tree'));
}

function toProblems(): void {
  showProblems();
  requestAnimationFrame(() => focusRegion('tree'));
}
