import type { ReactElement, ReactNode } from 'react';
import type { FileRow, LineRow } from '../../state/found-rows';
import { Chevron } from '../../ui/Chevron';
import { visibleText } from '../../ui/visible-text';
import { fileIcon } from '../file-icon';
import styles from './FoundTree.module.css';
import type { Choice, LineWords } from './found-rows';

/** In pixels; the same as `.row` in the style sheet. */
export const rowHeight = 22;

type FoundRowProps = {
  readonly id: string;
  readonly row: FileRow | LineRow;
  /** Whether this is the active row. */
  readonly active: boolean;
  /** Null for a file. */
  readonly line: LineWords | null;
  fileName(row: FileRow): string;
  onChoose(how: Choice): void;
};

export function FoundRow({ id, row, active, line, fileName, onChoose }: FoundRowProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and names its active row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree answers the keys
    <div
      id={id}
      role="treeitem"
      className={styles.row}
      data-kind={row.kind}
      data-active={active || undefined}
      aria-level={row.kind === 'file' ? 1 : 2}
      aria-selected={active}
      aria-expanded={row.kind === 'file' ? !row.folded : undefined}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      title={row.kind === 'file' ? visibleText(row.path) : line?.tooltip}
      onClick={() => onChoose('click')}
      onDoubleClick={row.kind === 'line' ? () => onChoose('double-click') : undefined}
    >
      <span className="visually-hidden">{row.kind === 'file' ? fileName(row) : line?.name}</span>
      <span aria-hidden className={styles.content}>
        {row.kind === 'file' ? <File row={row} /> : line?.content}
      </span>
    </div>
  );
}

function File({ row: { path, count } }: { readonly row: FileRow }) {
  const split = path.lastIndexOf('/') + 1;
  const Icon = fileIcon(path.slice(split));
  return (
    <>
      <Chevron />
      <Icon aria-hidden size={14} strokeWidth={1.5} className={styles.icon} />
      <span className={styles.name}>{visibleText(path.slice(split))}</span>
      {split > 0 && <span className={styles.folder}>{visibleText(path.slice(0, split - 1))}</span>}
      <FoundCount>{count}</FoundCount>
    </>
  );
}

/** A number at the end of a row. */
export function FoundCount({ children }: { readonly children: ReactNode }): ReactElement {
  return <span className={styles.count}>{children}</span>;
}
