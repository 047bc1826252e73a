import type { AnyText } from '@shared/texts/text';
import { create } from 'zustand';
import { leaveReviewList } from '../../state/layout/review-place';
import { setExpanded, useUiState } from '../../state/ui-state';

// The user's current edit in the tree: typing a name, confirming a deletion, or undoing one.

export type TreeEdit =
  | { readonly kind: 'none' }
  /** `folder`: the parent folder; `''` is the root. */
  | { readonly kind: 'new'; readonly folder: string; readonly entry: 'file' | 'folder' }
  | { readonly kind: 'rename'; readonly path: string };

/** `kept`: the main process's reference for a restore. */
export type Deleted = { readonly path: string; readonly kept: string };

/** `replaced`: the deleted entry of the same name, which can be restored. */
export type Moved = { readonly from: string; readonly to: string; readonly replaced: Deleted | null };

/** Rows that wait to be pasted. */
export type Clipboard = { readonly how: 'cut' | 'copy'; readonly paths: readonly string[] };

/** The question before a move over another entry. */
export type Replacing = { readonly path: string; readonly folder: string; answer(replaces: boolean): void };

type Editing = {
  readonly edit: TreeEdit;
  /** The folder for a new entry. */
  readonly place: string;
  /** The paths of the selected rows. */
  readonly chosen: readonly string[];
  /** Paths that the dialog asks about. */
  readonly deleting: readonly string[];
  /** The last deleted entries, which can be restored. */
  readonly deleted: readonly Deleted[];
  /** The last moved entries, which can be moved back. */
  readonly moved: readonly Moved[];
  readonly clipboard: Clipboard | null;
  readonly replacing: Replacing | null;
  /** The reason why the last attempt failed. */
  readonly failure: AnyText | null;
  /** The row to select once it is listed. */
  readonly awaited: string | null;
};

const nothing: Editing = {
  edit: { kind: 'none' },
  place: '',
  chosen: [],
  deleting: [],
  deleted: [],
  moved: [],
  clipboard: null,
  replacing: null,
  failure: null,
  awaited: null,
};

export const useTreeEdit = create<Editing>()(() => nothing);

/** Resets the edits when another project is shown. */
export function forgetTreeEdit(): void {
  useTreeEdit.setState(nothing);
}

export function beginNew(entry: 'file' | 'folder', folder = useTreeEdit.getState().place): void {
  leaveReviewList();
  useUiState.setState({ side: 'files' });
  if (folder !== '') setExpanded(folder, true);
  useTreeEdit.setState({ edit: { kind: 'new', folder, entry }, failure: null });
}

export function beginRename(path: string): void {
  useTreeEdit.setState({ edit: { kind: 'rename', path }, failure: null });
}

export function endEdit(): void {
  useTreeEdit.setState({ edit: { kind: 'none' } });
}

export function putOnClipboard(clipboard: Clipboard | null): void {
  useTreeEdit.setState({ clipboard });
}

export function askToDelete(deleting: readonly string[]): void {
  useTreeEdit.setState({ deleting, failure: null });
}
