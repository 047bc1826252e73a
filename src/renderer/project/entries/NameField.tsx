import '../../parts/panel-texts';
import { nameFault, nameRulesOf } from '@shared/entries/entry-name';
import type { TreeEntry } from '@shared/project/project';
import { type AnyText, say, type Text, textOf, words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useListings } from '../../state/folder-listings';
import { focusRegion } from '../../state/regions/regions';
import { useServerState } from '../../state/server-state';
import { folderOf } from '../../state/visible-rows';
import { visibleText } from '../../ui/visible-text';
import { finishEdit } from './entry-actions';
import styles from './NameField.module.css';
import { endEdit, type TreeEdit } from './tree-edit';

type NameFieldProps = { readonly edit: Exclude<TreeEdit, { kind: 'none' }> };

/**
 * A field for a name, at its place in the tree. Enter and a click elsewhere accept the name, Esc cancels. An error
 * appears while the user types.
 */
export function NameField({ edit }: NameFieldProps): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const before = edit.kind === 'rename' ? edit.path.slice(folderOf(edit.path).length).replace(/^\//, '') : '';
  const { name, problem, type, give } = useName(edit, before);

  useEffect(() => {
    const input = field.current;
    const tree = input?.closest<HTMLElement>('[role="tree"]');
    if (input) focusOnceShown(input);
    input?.setSelectionRange(0, stemLength(before));
    // Restores the focus, unless the user moved it elsewhere.
    return () => {
      if (document.activeElement !== input && document.activeElement !== document.body) return;
      if (tree?.isConnected) tree.focus();
      else focusRegion('tree');
    };
  }, [before]);

  const pressKey = (event: KeyboardEvent) => {
    // The tree handles letters and arrows itself.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') give('stay');
    if (event.key === 'Escape') endEdit();
  };

  return (
    <span className={styles.name}>
      <input
        ref={field}
        className={styles.field}
        aria-label={labelOf(edit, before)}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : errorId}
        spellCheck={false}
        autoComplete="off"
        value={name}
        onChange={(event) => type(event.target.value)}
        onKeyDown={pressKey}
        onBlur={() => document.hasFocus() && give('leave')}
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
        onContextMenu={(event) => event.stopPropagation()}
      />
      <span id={errorId} role="alert" className={styles.problem} hidden={problem === null}>
        {problem !== null && say(problem)}
      </span>
    </span>
  );
}

/** A row that its list has not measured yet is hidden for some frames, and cannot take the focus. */
function focusOnceShown(input: HTMLInputElement, frames = 20): void {
  input.focus();
  if (frames > 0 && input.isConnected && document.activeElement !== input)
    requestAnimationFrame(() => focusOnceShown(input, frames - 1));
}

const noEntries: readonly TreeEntry[] = [];

function useName(edit: NameFieldProps['edit'], before: string) {
  const [name, setName] = useState(before);
  const [problem, setProblem] = useState<AnyText | null>(null);
  const isGiven = useRef(false);
  const root = useServerState(({ project }) => project?.root ?? '');
  const siblings = useListings(({ listings }) => {
    const listing = listings[edit.kind === 'new' ? edit.folder : folderOf(edit.path)];
    return listing?.kind === 'loaded' ? listing.entries : noEntries;
  });
  const faultOf = (text: string) =>
    text === before && text !== '' ? null : newNameFault(text, { root, siblings });

  const type = (text: string) => {
    setName(text);
    setProblem(faultOf(text));
  };
  /** `leave`: an invalid name cancels the edit. */
  const give = (otherwise: 'stay' | 'leave') => {
    const fault = faultOf(name);
    if (isGiven.current) return;
    if (name === before && (otherwise === 'leave' || name !== '')) return endEdit();
    if (fault !== null) return otherwise === 'leave' ? endEdit() : setProblem(fault);
    isGiven.current = true;
    finishEdit(edit, name).catch((error: unknown) => {
      isGiven.current = false;
      setProblem(toldOf(error));
    });
  };
  return { name, problem, type, give };
}

function labelOf(edit: NameFieldProps['edit'], before: string): string {
  if (edit.kind === 'rename') return words('tree-edit.rename', { name: visibleText(before) });
  return words(edit.entry === 'file' ? 'tree-edit.new-file' : 'tree-edit.new-folder');
}

/** The length of a name without its extension, the part that users change most. */
function stemLength(name: string): number {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? dot : name.length;
}

/** Checks a file name while the user types it: the error beside these entries, or null. The main process decides. */
function newNameFault(
  name: string,
  { root, siblings }: { readonly root: string; readonly siblings: readonly TreeEntry[] },
): Text | null {
  const fault = nameFault(name, nameRulesOf(root));
  if (fault !== null) return fault;
  return siblings.some((entry) => entry.name === name) ? textOf('entries.taken', { name }) : null;
}
