import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef } from 'react';
import type { FileRow, LineRow } from '../../state/found-rows';
import { VirtualList, type VirtualListHandle } from '../../ui/virtual-list/VirtualList';
import { FoundRow, rowHeight } from './FoundRow';
import styles from './FoundTree.module.css';
import type { Choice, LineWords } from './found-rows';
import { stepFor } from './tree-keys';

type FoundTreeProps<Line extends LineRow> = {
  readonly label: string;
  readonly className?: string | undefined;
  readonly rows: readonly (FileRow | Line)[];
  /** Id of the active row. */
  readonly activeId: string | null;
  onActive(id: string | null): void;
  onFold(path: string, isFolded: boolean): void;
  onLine(row: Line, how: Choice): void;
  fileName(row: FileRow): string;
  line(row: Line): LineWords;
};

/** Files with what was found in them: a tree that is one tab stop, with the keys of the file tree. */
export function FoundTree<Line extends LineRow>(props: FoundTreeProps<Line>): ReactElement {
  const { rows, activeId, onActive, onFold } = props;
  const active = rows.findIndex(({ id }) => id === activeId);
  const list = useRef<VirtualListHandle>(null);
  const treeId = useId();
  const idOf = (row: FileRow | Line) => `${treeId}${row.id}`;
  useEffect(() => {
    if (active !== -1) list.current?.scrollToIndex(active, { align: 'nearest' });
  }, [active]);

  const choose = (row: FileRow | Line | undefined, how: Choice) => {
    if (row?.kind === 'file') onFold(row.path, !row.folded);
    if (row?.kind === 'line') props.onLine(row, how);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const pageSize = Math.floor((list.current?.viewportSize ?? 0) / rowHeight);
    const step = stepFor(event.key, { rows, active, pageSize });
    if (step === null) return;
    event.preventDefault();
    if (step.kind === 'activate') choose(rows[active], event.key === 'Enter' ? 'enter' : 'space');
    else if (step.kind === 'fold') onFold(step.path, step.folded);
    else onActive(rows[step.to]?.id ?? null);
  };
  const activeRow = rows[active];
  return (
    <VirtualList
      ref={list}
      className={[styles.tree, props.className].filter(Boolean).join(' ')}
      role="tree"
      aria-label={props.label}
      tabIndex={0}
      aria-activedescendant={activeRow && idOf(activeRow)}
      onKeyDown={pressKey}
      data={rows}
      itemSize={rowHeight}
      keepMounted={active === -1 ? [] : [active]}
    >
      {(row) => (
        <FoundRow
          key={row.id}
          id={idOf(row)}
          row={row}
          active={row.id === activeId}
          line={row.kind === 'line' ? props.line(row) : null}
          fileName={props.fileName}
          onChoose={(how) => {
            onActive(row.id);
            choose(row, how);
          }}
        />
      )}
    </VirtualList>
  );
}
