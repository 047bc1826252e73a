import type { AnyText } from '@shared/texts/text';
import { create } from 'zustand';
import { setExpanded, useUiState } from '../../state/ui-state';

// What the person is about to do in the tree: type a name, confirm a deletion, or take one back.

export type TreeEdit =
  | { readonly kind: 'none' }
  /** `folder`: in which, `''` the root. */
  | { readonly kind: 'new'; readonly folder: string; readonly entry: 'file' | 'folder' }
  | { readonly kind: 'rename'; readonly path: string };

/** `kept`: what main brings back. */
export type Deleted = { readonly path: string; readonly kept: string };

type Editing = {
  readonly edit: TreeEdit;
  /** The folder in which something new is made. */
  readonly place: string;
  /** The paths of the rows that are selected. */
  readonly chosen: readonly string[];
  /** Paths that the person is asked about. */
  readonly deleting: readonly string[];
  /** What was deleted last and can be taken back. */
  readonly deleted: readonly Deleted[];
  /** Why the last thing that was tried failed. */
  readonly failure: AnyText | null;
  /** The row to select once it is there. */
  readonly awaited: string | null;
};

const nothing: Editing = {
  edit: { kind: 'none' },
  place: '',
  chosen: [],
  deleting: [],
  deleted: [],
  failure: null,
  awaited: null,
};

export const useTreeEdit = create<Editing>()(() => nothing);

/** Another project is shown: nothing of this one is under way any more. */
export function forgetTreeEdit(): void {
  useTreeEdit.setState(nothing);
}

export function beginNew(entry: 'file' | 'folder', folder = useTreeEdit.getState().place): void {
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

export function askToDelete(deleting: readonly string[]): void {
  useTreeEdit.setState({ deleting, failure: null });
}
