import { words } from '@shared/texts/text';
import { type ReactElement, useMemo } from 'react';
import { CutBefore } from '../../parts/CutBefore';
import { useUnsaved } from '../../state/files/unsaved';
import { leaveOut, leaveOutMatch, useReplacement } from '../../state/search/replacement';
import { VirtualList } from '../../ui/virtual-list/VirtualList';
import { visibleProse, visibleText } from '../../ui/visible-text';
import { ReviewList } from '../review-list/ReviewList';
import { ReviewRow } from '../review-list/ReviewRow';
import styles from './ReplaceFiles.module.css';
import { type FileRow, type MatchRow, type ReviewRow as ReviewRowOf, reviewRows } from './review-rows';

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
  const listed = useMemo(() => files.map(({ path }) => ({ id: path, path })), [files]);
  return (
    <ReviewList
      name={words('replace-review.files')}
      title={words('review-list.replace')}
      totals={totalsOf(rows)}
      files={listed}
      chosen={chosen}
      choose={choose}
    >
      {(isShown) => <Rows rows={rows.filter(({ path }) => isShown(path))} chosen={chosen} />}
    </ReviewList>
  );
}

function choose(path: string): void {
  useReplacement.setState({ chosen: path });
}

/** The number of files, and of matches once all files are read. */
function totalsOf(rows: readonly ReviewRowOf[]): string {
  const states = rows.flatMap((row) => (row.kind === 'file' ? [row.state] : []));
  const files = words('search-panel.files', { count: states.length });
  if (states.some(({ kind }) => kind === 'reading')) return files;
  const count = states.reduce((all, state) => all + (state.kind === 'matches' ? state.all : 0), 0);
  return words('search-panel.found', { matches: words('search-panel.matches', { count }), files });
}

type RowsProps = { readonly rows: readonly ReviewRowOf[]; readonly chosen: string | null };

/** Only the rows near the screen, and the shown file. */
function Rows({ rows, chosen }: RowsProps): ReactElement {
  const at = rows.findIndex((row) => row.kind === 'file' && row.path === chosen);
  return (
    <VirtualList
      className={styles.list}
      style={{ '--rows': rows.length }}
      data={rows}
      itemSize={rowHeight}
      keepMounted={at === -1 ? [] : [at]}
    >
      {(row) =>
        row.kind === 'file' ? (
          <File key={row.id} row={row} isChosen={row.path === chosen} />
        ) : (
          <Match key={row.id} row={row} />
        )
      }
    </VirtualList>
  );
}

function File({ row, isChosen }: { readonly row: FileRow; readonly isChosen: boolean }) {
  const { path, state } = row;
  return (
    <ReviewRow
      id={path}
      path={path}
      isChosen={isChosen}
      box={<AcceptFile row={row} />}
      onChoose={() => choose(path)}
    >
      {stateText(state)}
    </ReviewRow>
  );
}

function AcceptFile({ row: { path, state } }: { readonly row: FileRow }) {
  const [accepted, all] = state.kind === 'matches' ? [state.accepted, state.all] : [0, 0];
  return (
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
    <label className={styles.match}>
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
