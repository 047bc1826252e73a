import { words } from '@shared/texts/text';
import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { CutBefore } from '../parts/CutBefore';
import { fileIcon } from '../parts/file-icon';
import { MatchedText } from '../parts/MatchedText';
import type { FileResult, LineResult, ResultRow } from '../state/search/result-rows';
import { visibleProse, visibleText } from '../ui/visible-text';
import styles from './ResultTree.module.css';

/** In pixels; the same as `.row` in the style sheet. */
export const rowHeight = 22;

type ResultRowProps = {
  readonly id: string;
  readonly row: ResultRow;
  /** Whether this is the active row. */
  readonly active: boolean;
  /** A click, or a double click with `stays`: then the opened tab stays. */
  onSelect(stays: boolean): void;
};

export function ResultRowView({ id, row, active, onSelect }: ResultRowProps): ReactElement {
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
      title={row.kind === 'file' ? visibleText(row.path) : undefined}
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

function nameOf(row: ResultRow): string {
  if (row.kind === 'line')
    return words('search-panel.line-row', { line: row.found.line, text: visibleProse(row.found.text) });
  const matches = words('search-panel.matches', { count: row.matches });
  return words('search-panel.file-row', { path: visibleText(row.path), matches });
}

function File({ row: { path, folded, matches } }: { readonly row: FileResult }) {
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
      <span className={styles.count}>{matches}</span>
    </>
  );
}

function Line({ row: { found } }: { readonly row: LineResult }) {
  const { text, matched, beyond, line } = found;
  const [from, to] = matched[0] ?? [0, 0];
  return (
    <>
      <span className={styles.number}>{line}</span>
      <code className={styles.text}>
        <CutBefore text={text.slice(0, from)} />
        <mark>{visibleProse(text.slice(from, to))}</mark>
        <span className={styles.after}>
          <MatchedText text={text} from={to} to={text.length} matched={matched} />
        </span>
      </code>
      {beyond > 0 && <span className={styles.count}>{words('search-panel.beyond', { more: beyond })}</span>}
    </>
  );
}
