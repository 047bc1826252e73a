import { words } from '@shared/texts/text';
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef } from 'react';
import { stepFor } from '../parts/result-keys';
import { typeInText } from '../state/files/open-texts';
import type { ProblemRow } from '../state/problems/problem-rows';
import { useProblems } from '../state/problems/problems';
import { showProblem } from '../state/problems/show-problem';
import { VirtualList, type VirtualListHandle } from '../ui/virtual-list/VirtualList';
import { ProblemRowView, rowHeight } from './ProblemRow';
import styles from './ProblemsPanel.module.css';

type ProblemTreeProps = {
  readonly rows: readonly ProblemRow[];
  fold(path: string, isFolded: boolean): void;
};

/** The problems by file: a tree that is one tab stop, with the keys of the file tree. */
export function ProblemTree({ rows, fold }: ProblemTreeProps): ReactElement {
  const activeId = useProblems((state) => state.active);
  const active = rows.findIndex(({ id }) => id === activeId);
  const list = useRef<VirtualListHandle>(null);
  const treeId = useId();
  const idOf = (row: ProblemRow) => `${treeId}${row.id}`;
  useEffect(() => {
    if (active !== -1) list.current?.scrollToIndex(active, { align: 'nearest' });
  }, [active]);

  /** Shows the problem, or folds the file. A double click and Enter move the keyboard into the text. */
  const activate = (row: ProblemRow | undefined, goesThere: boolean) => {
    if (row?.kind === 'file') fold(row.path, !row.folded);
    if (row?.kind !== 'line') return;
    showProblem(row);
    if (goesThere) typeInText(row.path);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const pageSize = Math.floor((list.current?.viewportSize ?? 0) / rowHeight);
    const step = stepFor(event.key, { rows, active, pageSize });
    if (step === null) return;
    event.preventDefault();
    if (step.kind === 'activate') activate(rows[active], event.key === 'Enter');
    else if (step.kind === 'fold') fold(step.path, step.folded);
    else useProblems.setState({ active: rows[step.to]?.id ?? null });
  };
  const activeRow = rows[active];
  return (
    <VirtualList
      ref={list}
      className={styles.tree}
      role="tree"
      aria-label={words('problems-panel.name')}
      tabIndex={0}
      aria-activedescendant={activeRow && idOf(activeRow)}
      onKeyDown={pressKey}
      data={rows}
      itemSize={rowHeight}
      keepMounted={active === -1 ? [] : [active]}
    >
      {(row) => (
        <ProblemRowView
          key={row.id}
          id={idOf(row)}
          row={row}
          active={row.id === activeId}
          onSelect={(goesThere) => {
            useProblems.setState({ active: row.id });
            activate(row, goesThere);
          }}
        />
      )}
    </VirtualList>
  );
}
