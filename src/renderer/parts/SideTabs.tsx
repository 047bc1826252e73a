import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { focusRegion } from '../state/regions/regions';
import { showSearch } from '../state/search/search-view';
import { showFiles, useUiState } from '../state/ui-state';
import styles from './SideTabs.module.css';

/** What the column beside the editor area shows: the project's files, or a search through them. */
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

/** The pressed button goes with the other view: the keyboard goes on into what is shown. */
function toFiles(): void {
  showFiles();
  requestAnimationFrame(() => focusRegion('tree'));
}
