import type { LineChange } from '@shared/hunks/line-changes';
import { create } from 'zustand';
import { changedColumn } from '../monaco/changed-column';
import { changeAt, kindOf, type LineEdit, lineOfChange, nextChangeFrom, revertingEdit } from './line-edits';

// The changes of the file in front since the last commit, and the one whose old lines are visible. Independent of
// Monaco, so that any module may import it.

/** The editor of the file in front. */
export type GitEditor = {
  readonly isReadOnly: boolean;
  /** The line of the caret, from 1. */
  caret(): number;
  /** Puts the caret there. */
  show(line: number, column: number): void;
  lines(): readonly string[];
  /** Compares the text at once, if it has changed since. */
  look(): void;
  /** As one step of the undo. */
  edit(edit: LineEdit): void;
  focus(): void;
};

export type GitView = {
  readonly editor: GitEditor | null;
  /** Null if git does not know the file. */
  readonly committed: readonly string[] | null;
  readonly changes: readonly LineChange[];
  /** The index of the change whose old lines are visible. */
  readonly opened: number | null;
  /** Whether the opened change has yet to take the focus. */
  readonly takesFocus: boolean;
};

export const noGitView: GitView = {
  editor: null,
  committed: null,
  changes: [],
  opened: null,
  takesFocus: false,
};

export const useGitView = create<GitView>()(() => noGitView);

/** Moves the caret to the next or previous change. If old lines are visible, those of that change are from then on. */
export function goToChange(step: 1 | -1): void {
  const view = lookedAt();
  const { editor, changes, opened } = view;
  if (!editor) return;
  const from = opened === null ? undefined : changes[opened];
  const index = nextChangeFrom(changes, from ? lineOfChange(from) : editor.caret(), step);
  const change = changes[index];
  if (!change) return;
  goIntoLine(view, change);
  if (opened !== null) openChange(index);
}

/** Shows the old lines at the caret, or those of the next change; if they are visible, of the change after it. */
export function showChange(): void {
  const view = lookedAt();
  const { editor, changes, opened } = view;
  if (!editor) return;
  if (opened !== null) {
    goToChange(1);
    return;
  }
  const here = changeAt(changes, editor.caret());
  const index = here === -1 ? nextChangeFrom(changes, editor.caret(), 1) : here;
  const change = changes[index];
  if (!change) return;
  goIntoLine(view, change);
  openChange(index);
}

/** Shows the old lines of the change at the line, or hides them. False without a change there. */
export function toggleChangeAt(line: number): boolean {
  const { changes, opened } = lookedAt();
  const index = changeAt(changes, line);
  if (index === -1) return false;
  if (index === opened) closeChange();
  else openChange(index);
  return true;
}

/** Hides the old lines. The focus goes back to the text. */
export function closeChange(): void {
  const { editor, opened } = useGitView.getState();
  if (opened === null) return;
  useGitView.setState({ opened: null, takesFocus: false });
  editor?.focus();
}

/** Restores the committed lines of the visible change, or of the change at the caret. */
export function revertChange(): void {
  const { editor, changes, committed, opened } = lookedAt();
  if (!editor || !committed || editor.isReadOnly) return;
  const change = changes[opened ?? changeAt(changes, editor.caret())];
  if (!change) return;
  editor.show(lineOfChange(change), 1);
  editor.edit(revertingEdit(change, committed, editor.lines()));
  useGitView.setState({ opened: null, takesFocus: false });
  editor.look();
  editor.focus();
}

/** Puts the caret at the first changed character of the change: a line can be longer than the view. */
function goIntoLine({ editor, committed }: GitView, change: LineChange): void {
  const isChanged = kindOf(change) === 'changed';
  const before = committed?.[change.beforeStart] ?? '';
  const column = isChanged ? changedColumn(before, editor?.lines()[change.afterStart] ?? '') : 1;
  editor?.show(lineOfChange(change), column);
}

function openChange(index: number): void {
  useGitView.setState({ opened: index, takesFocus: true });
}

function lookedAt(): GitView {
  useGitView.getState().editor?.look();
  return useGitView.getState();
}
