import { words } from '@shared/texts/text';
import { type ReactElement, useMemo } from 'react';
import { CutBefore } from '../../parts/CutBefore';
import { fileIcon } from '../../parts/file-icon';
import { useUnsaved } from '../../state/files/unsaved';
import { leaveOut, leaveOutMatch, useReplacement } from '../../state/search/replacement';
import { VirtualList } from '../../ui/virtual-list/VirtualList';
import { visibleProse, visibleText } from '../../ui/visible-text';
import styles from './ReplaceFiles.module.css';
import { type FileRow, type MatchRow, reviewRows } from './review-rows';

/** In pixels; the same as `.row` in the style sheet. */
const rowHeight = 24;

/** The files with their accepted matches, and the matches of the shown file. */
export function ReplaceFiles(): ReactElement {
  const files = useReplacement((state) => state.files);
  const leftOut = useReplacement((state) => state.leftOut);
  const chosen = useReplacement((state) => state.chosen);
  const unsaved = useUnsaved((state) => state.files);
  const rows = useMemo(
    () => reviewRows({ files, leftOut, chosen }, (path) => unsaved[path] !== undefined),
    [files, leftOut, chosen, unsaved],
  );
  return (
    <section
      className={styles.files}
      aria-label={words('replace-review.files')}
      style={{ '--rows': rows.length }}
    >
      <VirtualList className={styles.list} data={rows} itemSize={rowHeight}>
        {(row) =>
          row.kind === 'file' ? (
            <File key={row.id} row={row} isChosen={row.path === chosen} />
          ) : (
            <Match key={row.id} row={row} />
          )
        }
      </VirtualList>
    </section>
  );
}

function File({ row, isChosen }: { readonly row: FileRow; readonly isChosen: boolean }) {
  const { path, state } = row;
  const split = path.lastIndexOf('/') + 1;
  const Icon = fileIcon(path.slice(split));
  const [accepted, all] = state.kind === 'matches' ? [state.accepted, state.all] : [0, 0];
  return (
    <div className={styles.row} data-chosen={isChosen || undefined}>
      <input
        type="checkbox"
        aria-label={words('replace-review.accept-file', { path: visibleText(path) })}
        disabled={state.kind !== 'matches'}
        checked={all > 0 && accepted === all}
        ref={(box) => {
          if (box) box.indeterminate = accepted > 0 && accepted < all;
        }}
        onChange={() => leaveOut(path, accepted === all ? 'all' : new Set())}
      />
      <button
        type="button"
        className={styles.file}
        title={visibleText(path)}
        aria-pressed={isChosen}
        onClick={() => useReplacement.setState({ chosen: path })}
      >
        <Icon aria-hidden size={14} strokeWidth={1.5} className={styles.icon} />
        <span className={styles.name}>{visibleText(path.slice(split))}</span>
        {split > 0 && <span className={styles.folder}>{visibleText(path.slice(0, split - 1))}</span>}
        <span className={styles.state}>{stateText(state)}</span>
      </button>
    </div>
  );
}

function stateText(state: FileRow['state']): string {
  switch (state.kind) {
    case 'reading':
      return '';
    case 'unsaved':
      return words('replace-review.unsaved');
    case 'unusable':
      return words('replace-review.unusable');
    case 'matches':
      if (state.accepted === state.all) return String(state.all);
      return words('replace-review.some', { accepted: state.accepted, all: state.all });
  }
}

function Match({ row: { path, index, match, accepted } }: { readonly row: MatchRow }) {
  const [from, to] = match.matched;
  const text = visibleProse(match.text);
  return (
    <label className={styles.row} data-kind="match">
      <input type="checkbox" checked={accepted} onChange={() => leaveOutMatch(path, index, accepted)} />
      <span className="visually-hidden">
        {words('replace-review.accept-match', { line: match.line, text })}
      </span>
      <span aria-hidden className={styles.number}>
        {match.line}
      </span>
      <code aria-hidden className={styles.text} data-accepted={accepted || undefined}>
        <CutBefore text={match.text.slice(0, from)} />
        <del>{visibleProse(match.text.slice(from, to))}</del>
        {accepted && <ins>{visibleProse(match.by)}</ins>}
        <span className={styles.after}>{visibleProse(match.text.slice(to))}</span>
      </code>
    </label>
  );
}
