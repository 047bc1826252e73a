import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { focusRegion } from '../state/regions/regions';
import { showSearch } from '../state/search/search-view';
import { showFiles, useUiState } from '../state/ui-state';
import styles from './SideTabs.module.css';

/** The tabs of the column beside the editor area: the project's files, or the search. */
export function SideTabs(): ReactElement {
  const side = useUiState((local) => local.side);
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
    </div>
  );
}

/** The pressed button disappears with its view, so the focus moves into the new one. */
function toFiles(): void {
  showFiles();
  requestAnimationFrame(() => focusRegion('tree'));
}
