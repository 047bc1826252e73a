import { words } from '@shared/texts/text';
import { type KeyboardEvent, type ReactElement, useEffect, useId, useMemo, useRef } from 'react';
import { stepFor } from '../parts/result-keys';
import { type ResultRow, resultRows } from '../state/search/result-rows';
import { setFolded, useResults } from '../state/search/results';
import { showLine } from '../state/search/show-line';
import { VirtualList, type VirtualListHandle } from '../ui/virtual-list/VirtualList';
import { ResultRowView, rowHeight } from './ResultRow';
import styles from './ResultTree.module.css';

/** The search results by file: a tree that is one tab stop, with the keys of the file tree. */
export function ResultTree(): ReactElement {
  const files = useResults((results) => results.files);
  const folded = useResults((results) => results.folded);
  const rows = useMemo(() => resultRows(files, folded), [files, folded]);
  const activeId = useResults((results) => results.active);
  const active = rows.findIndex(({ id }) => id === activeId);
  const list = useRef<VirtualListHandle>(null);
  const treeId = useId();
  const idOf = (row: ResultRow) => `${treeId}${row.id}`;
  useEffect(() => {
    if (active !== -1) list.current?.scrollToIndex(active, { align: 'nearest' });
  }, [active]);

  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const pageSize = Math.floor((list.current?.viewportSize ?? 0) / rowHeight);
    const step = stepFor(event.key, { rows, active, pageSize });
    if (step === null) return;
    event.preventDefault();
    if (step.kind === 'activate') activate(rows[active], false);
    else if (step.kind === 'fold') setFolded(step.path, step.folded);
    else useResults.setState({ active: rows[step.to]?.id ?? null });
  };
  const activeRow = rows[active];
  return (
    <VirtualList
      ref={list}
      className={styles.tree}
      role="tree"
      aria-label={words('search-panel.results')}
      tabIndex={0}
      aria-activedescendant={activeRow && idOf(activeRow)}
      onKeyDown={pressKey}
      data={rows}
      itemSize={rowHeight}
      keepMounted={active === -1 ? [] : [active]}
    >
      {(row) => (
        <ResultRowView
          key={row.id}
          id={idOf(row)}
          row={row}
          active={row.id === activeId}
          onSelect={(stays) => {
            useResults.setState({ active: row.id });
            activate(row, stays);
          }}
        />
      )}
    </VirtualList>
  );
}

/** Shows a line, in a permanent tab if `stays`; folds or unfolds a file. */
function activate(row: ResultRow | undefined, stays: boolean): void {
  if (row?.kind === 'line') showLine(row, stays);
  if (row?.kind === 'file') setFolded(row.path, !row.folded);
}
