import { words } from '@shared/texts/text';
import { ChevronRight, CircleX, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { fileIcon } from '../parts/file-icon';
import type { ProblemFileRow, ProblemLineRow, ProblemRow } from '../state/problems/problem-rows';
import { visibleProse, visibleText } from '../ui/visible-text';
import styles from './ProblemsPanel.module.css';

/** In pixels; the same as `.row` in the style sheet. */
export const rowHeight = 22;

type ProblemRowProps = {
  readonly id: string;
  readonly row: ProblemRow;
  /** Whether this is the active row. */
  readonly active: boolean;
  /** A click, or a double click with `goesThere`. */
  onSelect(goesThere: boolean): void;
};

export function ProblemRowView({ id, row, active, onSelect }: ProblemRowProps): ReactElement {
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
      title={row.kind === 'file' ? visibleText(row.path) : visibleProse(row.problem.message)}
      onClick={() => onSelect(false)}
      onDoubleClick={row.kind === 'line' ? () => onSelect(true) : undefined}
    >
      <span className="visually-hidden">{nameOf(row)}</span>
      <span aria-hidden className={styles.content}>
        {row.kind === 'file' ? <File row={row} /> : <Line row={row} />}
      </span>
    </div>
  );
}

function nameOf(row: ProblemRow): string {
  if (row.kind === 'file')
    return words('problems-panel.file-row', { path: visibleText(row.path), count: row.count });
  const { severity, line, message, source } = row.problem;
  const text = visibleProse(source === '' ? message : `${message} (${source})`);
  return words(severity === 'error' ? 'problems-panel.error-row' : 'problems-panel.warning-row', {
    line,
    text,
  });
}

function File({ row: { path, folded, count } }: { readonly row: ProblemFileRow }) {
  const split = path.lastIndexOf('/') + 1;
  const Icon = fileIcon(path.slice(split));
  return (
    <>
      <span className={styles.chevron} data-expanded={!folded || undefined}>
        <ChevronRight aria-hidden size={14} strokeWidth={1.75} />
      </span>
      <Icon aria-hidden size={14} strokeWidth={1.5} className={styles.icon} />
      <span className={styles.name}>{visibleText(path.slice(split))}</span>
      {split > 0 && <span className={styles.folder}>{visibleText(path.slice(0, split - 1))}</span>}
      <span className={styles.count}>{count}</span>
    </>
  );
}

function Line({ row: { problem } }: { readonly row: ProblemLineRow }) {
  const { severity, line, message, source } = problem;
  const Icon = severity === 'error' ? CircleX : TriangleAlert;
  return (
    <>
      <Icon aria-hidden size={14} strokeWidth={1.75} className={styles.severity} data-severity={severity} />
      <span className={styles.message}>{visibleProse(message)}</span>
      {source !== '' && <span className={styles.source}>{visibleProse(source)}</span>}
      <span className={styles.number}>{line}</span>
    </>
  );
}
