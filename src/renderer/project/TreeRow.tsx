import { say, textOf, words } from '@shared/texts/text';
import { CirclePlus, CircleQuestionMark, Fish } from 'lucide-react';
import type { DragEvent, MouseEvent, ReactElement } from 'react';
import { entryIcon } from '../parts/file-icon';
import { useProblems } from '../state/problems/problems';
import { useServerState } from '../state/server-state';
import { type EntryRow, isFolder, type NewRow, type NoteRow, type Row } from '../state/visible-rows';
import { Button } from '../ui/Button';
import { Chevron } from '../ui/Chevron';
import { visibleText } from '../ui/visible-text';
import type { Mark } from './changed-marks';
import { RenameField } from './entries/NewRow';
import { useTreeEdit } from './entries/tree-edit';
import { type GitMark, gitMarkOf, gitTexts } from './git-marks';
import styles from './TreeRow.module.css';

/** In pixels; the same as `.row` in the style sheet. */
export const rowHeight = 22;

type TreeRowProps = {
  readonly id: string;
  readonly row: Exclude<Row, NewRow>;
  /** Whether this is the active row. */
  readonly active: boolean;
  readonly selected: boolean;
  readonly mark: Mark;
  /** Whether the folder would take the dragged rows. */
  readonly isGoal: boolean;
  onSelect(): void;
  /** `onToggle`: a click with Ctrl. `onExtend`: a click with Shift. */
  onToggle(): void;
  onExtend(): void;
  /** A click. */
  onLook(): void;
  /** A drag starts. */
  onDrag(event: DragEvent): void;
  /** A double click. */
  onActivate(): void;
};

export function TreeRow(props: TreeRowProps): ReactElement {
  const { row, id, active, selected, mark, isGoal, onSelect, onLook, onActivate } = props;
  const git = useGitMark(row);
  const problem = useProblems(({ marks }) => (row.kind === 'entry' ? marks.get(row.entry.path) : undefined));
  const naming = useTreeEdit(({ edit }) => edit.kind === 'rename' && edit.path === row.id);
  const isCut = useTreeEdit(({ clipboard }) => clipboard?.how === 'cut' && clipboard.paths.includes(row.id));
  const expandable = row.kind === 'entry' && isFolder(row.entry);
  const click = (event: MouseEvent) => {
    if (event.shiftKey) return props.onExtend();
    if (event.ctrlKey || event.metaKey) return props.onToggle();
    onSelect();
    if (row.kind === 'entry') onLook();
  };
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and names its active row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree answers the keys
    <div
      id={id}
      role="treeitem"
      className={styles.row}
      style={{ '--level': row.level }}
      aria-label={row.kind === 'entry' && !naming ? nameWithRemarks(row, { mark, git, problem }) : undefined}
      aria-level={row.level}
      aria-selected={selected}
      data-active={active || undefined}
      data-drop={isGoal || undefined}
      data-cut={isCut || undefined}
      aria-expanded={expandable ? row.expanded : undefined}
      aria-posinset={row.kind === 'entry' ? row.position : 1}
      aria-setsize={row.kind === 'entry' ? row.siblings : 1}
      draggable={row.kind === 'entry' && !naming}
      onDragStart={props.onDrag}
      onClick={click}
      onDoubleClick={expandable ? undefined : onActivate}
      onContextMenu={selected ? undefined : onSelect}
    >
      {row.kind === 'entry' ? (
        <Entry row={row} mark={mark} git={git} problem={problem} naming={naming} />
      ) : (
        <Note row={row} onRetry={onActivate} />
      )}
    </div>
  );
}

/** Each row reads its own mark, so that a new state renders only the rows with a new mark. */
function useGitMark(row: Row): GitMark {
  return useServerState((state) =>
    row.kind === 'entry' && state.project ? gitMarkOf(row.entry, state.project.gitChanges) : 'none',
  );
}

type EntryProps = {
  readonly row: EntryRow;
  readonly mark: Mark;
  readonly git: GitMark;
  /** The worst problem of the file, or of files in the folder. */
  readonly problem: 'error' | 'warning' | undefined;
  readonly naming: boolean;
};

function Entry({ row, mark, git, problem, naming }: EntryProps): ReactElement {
  const { entry, expanded } = row;
  const Icon = entryIcon(entry, expanded);
  return (
    <>
      <span className={styles.chevron}>{isFolder(entry) && <Chevron />}</span>
      <Icon aria-hidden className={styles.icon} size={15} strokeWidth={1.5} />
      {naming ? (
        <RenameField path={entry.path} />
      ) : (
        <span
          className={styles.name}
          data-ignored={entry.ignored || undefined}
          data-mark={mark}
          data-git={git}
          data-problem={problem}
          title={visibleText(entry.path)}
        >
          {visibleText(entry.name)}
        </span>
      )}
      {mark !== 'none' && (
        <span aria-hidden className={styles.mark} data-mark={mark} title={words(markTexts[mark])}>
          {mark === 'changed' && <Fish size={13} strokeWidth={1.75} />}
          {mark === 'created' && <CirclePlus size={13} strokeWidth={1.75} />}
          {mark === 'waiting' && <CircleQuestionMark size={13} strokeWidth={1.75} />}
        </span>
      )}
      {(git !== 'none' || mark !== 'none') && <GitSign git={git} />}
    </>
  );
}

/**
 * Takes its place beside the agent's sign even when empty, so that the agent's sign does not move. The style sheet
 * draws the letter: as text it would be part of the row's name, which already contains the word.
 */
function GitSign({ git }: { readonly git: GitMark }): ReactElement {
  const title = git === 'none' ? undefined : words(gitTexts[git]);
  return <span aria-hidden className={styles.git} data-git={git} title={title} />;
}

function Note({ row, onRetry }: { readonly row: NoteRow; onRetry(): void }): ReactElement {
  switch (row.note.kind) {
    case 'loading':
      return (
        <span className={styles.loading}>
          <span className="visually-hidden">{words('project-panel.loading-folder')}</span>
        </span>
      );
    case 'empty':
      return <span className={styles.note}>{words('project-panel.empty-folder')}</span>;
    case 'failed':
      return (
        <>
          <span className={styles.failure} title={say(row.note.message)}>
            {say(row.note.message)}
          </span>
          <Button variant="quiet" className={styles.retry} tabIndex={-1} onClick={onRetry}>
            {words('project-panel.retry')}
          </Button>
        </>
      );
  }
}

const markTexts = {
  waiting: 'project-panel.proposal-waits',
  'holds-waiting': 'project-panel.holds-waiting-proposal',
  created: 'project-panel.created-by-agent',
  changed: 'project-panel.changed-by-agent',
  'holds-changes': 'project-panel.holds-changes-by-agent',
} as const;

/** The meaning of colour, icon and letter, in words. */
function nameWithRemarks(
  { entry }: EntryRow,
  { mark, git, problem }: Pick<EntryProps, 'mark' | 'git' | 'problem'>,
): string {
  const remarks = [
    (entry.kind === 'link' || entry.kind === 'folder-link') && textOf('project-panel.remark-link'),
    entry.kind === 'broken-link' && textOf('project-panel.remark-broken-link'),
    entry.kind === 'other' && textOf('project-panel.remark-other'),
    entry.ignored && textOf('project-panel.remark-ignored'),
    mark === 'waiting' && textOf('project-panel.remark-waiting'),
    mark === 'holds-waiting' && textOf('project-panel.remark-holds-waiting'),
    mark === 'created' && textOf('project-panel.remark-created'),
    mark === 'changed' && textOf('project-panel.remark-changed'),
    mark === 'holds-changes' && textOf('project-panel.remark-holds-changes'),
    git !== 'none' && textOf('project-panel.remark-git', { mark: textOf(gitTexts[git]) }),
    problem === 'error' && textOf('project-panel.remark-errors'),
    problem === 'warning' && textOf('project-panel.remark-warnings'),
  ].filter((remark) => remark !== false);
  return words('project-panel.row', { name: visibleText(entry.name), remarks });
}
