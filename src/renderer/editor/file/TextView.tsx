import '../../parts/panel-texts';
import type { ChatState } from '@shared/chat/chat';
import { dataFileAt } from '@shared/data-files/data-file';
import type { LineChange } from '@shared/hunks/line-changes';
import { words } from '@shared/texts/text';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useSymbolsInFront } from '../../parts/symbols/symbols-in-front';
import { symbolsOf } from '../../parts/symbols/symbols-of';
import { takeLead } from '../../state/files/applied-change';
import { useServerState } from '../../state/server-state';
import type { Place } from '../../state/ui-state';
import { visibleText } from '../../ui/visible-text';
import { GitPeek } from '../git/GitPeek';
import { gitMenu } from '../git/git-commands';
import { createGitGutter, type GitGutter } from '../git/git-gutter';
import { useCommittedText } from '../git/use-committed-text';
import { endComparison } from '../monaco/end-comparison';
import styles from '../monaco/MonacoFrame.module.css';
import { comparingOptions, createModel, monaco } from '../monaco/monaco';
import { followTextSettings, sizeOptions } from '../monaco/text-settings';
import { CodeFrame } from '../parts/CodeFrame';
import { useColumn } from '../parts/in-column';
import { changedLines } from './changed-lines';
import type { TextFile } from './shown-file';
import { linkSymbols } from './symbol-links';
import { documentOf } from './text-document';
import { createTextEditor, type TextEditor } from './text-editor';
import { useTextInFront } from './use-text-in-front';

type TextViewProps = {
  /** The file as on disk. */
  readonly file: TextFile;
  /** Whether the text on disk is known. */
  readonly isRead: boolean;
  /** The place to show. A new object shows it again. */
  readonly place: Place | undefined;
  /** The patch of the accepted change that the editor scrolls to. */
  readonly patch: string | null;
  /** A large text, without colours. */
  readonly isPlain: boolean;
};

/** A file in an editable Monaco editor. Import it lazily, because it loads Monaco. */
export function TextView({ file, isRead, place, patch, isPlain }: TextViewProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const editor = useRef<TextEditor | null>(null);
  const { path, text } = file;
  const first = useRef(file);
  first.current = file;
  const [shown, setShown] = useState<TextEditor | null>(null);
  const { place: column, isActive } = useColumn();

  useEffect(() => {
    if (!frame.current) return;
    const document = documentOf(first.current);
    const shown = visibleText(dataFileAt(path) ?? path);
    const label = document.readOnly ? words('editor-area.text-read-only', { path: shown }) : shown;
    const created = createTextEditor(frame.current, { path, column, document, label });
    editor.current = created;
    setShown(created);
    const stopLinks = linkSymbols(created.code, path);
    return () => {
      stopLinks();
      setShown(null);
      created.dispose();
      editor.current = null;
    };
  }, [path, column]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another editor
  useEffect(() => editor.current?.setPlain(isPlain), [path, isPlain]);

  useEffect(() => {
    if (!isRead) return;
    documentOf(file).onDisk(file);
  }, [file, isRead]);

  useTextInFront(shown, file, isRead);

  useEffect(() => {
    const model = shown?.code.getModel();
    return isActive && model ? followSymbols(path, model) : undefined;
  }, [shown, path, isActive]);

  useEffect(() => {
    const [change] = patch === null ? [] : changedLines([patch], text);
    if (change && takeLead(path, column)) editor.current?.show({ line: change.from });
  }, [path, column, text, patch]);

  useMarks(shown, { file, isPlain });

  useEffect(() => {
    if (place) editor.current?.show(place);
  }, [place]);

  return (
    <CodeFrame frame={frame} name={visibleText(dataFileAt(path) ?? path)} more={gitMenu}>
      {shown && isActive && <GitPeek editor={shown.code} />}
    </CodeFrame>
  );
}

/** Marks the lines that differ from the last commit and, until they are committed, those of the agent. */
function useMarks(
  editor: TextEditor | null,
  { file, isPlain }: Pick<TextViewProps, 'file' | 'isPlain'>,
): void {
  const gutter = useRef<GitGutter | null>(null);
  const { isActive } = useColumn();
  const committed = useCommittedText(file);
  const patches = usePatches(file.path);
  const [changes, setChanges] = useState<readonly LineChange[] | null>(null);
  useEffect(() => {
    if (!editor) return;
    const created = createGitGutter(editor.code, setChanges);
    gutter.current = created;
    return () => {
      gutter.current = null;
      created.dispose();
    };
  }, [editor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another editor has another gutter
  useEffect(() => (isActive ? gutter.current?.bringToFront() : undefined), [editor, isActive]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another editor has another gutter
  useEffect(() => gutter.current?.setCommitted(isPlain ? null : committed), [editor, committed, isPlain]);
  const { text } = file;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version on disk and each commit is marked afresh
  useEffect(() => editor?.mark(patches), [editor, patches, text, committed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fresh marks include those of committed lines
  useEffect(() => editor?.keepMarks(changes), [editor, patches, text, committed, changes]);
}

/** Compares the text on disk with the user's text, which is editable here too. */
export function CompareView({ file }: { readonly file: TextFile }): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!frame.current) return;
    const { model } = documentOf(file);
    return createCompareEditor(frame.current, file, model);
  }, [file]);
  useEffect(() => documentOf(file).onDisk(file), [file]);
  return <div ref={frame} className={styles.frame} />;
}

// The text on disk and the user's text, side by side in Monaco. Import it lazily only.

/** Fills `container` until the returned function is called. The caller owns `mine`. */
function createCompareEditor(
  container: HTMLElement,
  file: TextFile,
  mine: monaco.editor.ITextModel,
): () => void {
  const path = visibleText(file.path);
  const editor = monaco.editor.createDiffEditor(container, {
    ...comparingOptions,
    renderSideBySide: true,
    useInlineViewWhenSpaceIsLimited: true,
    hideUnchangedRegions: { enabled: false },
  });
  const stopFollowing = followTextSettings((settings) => editor.updateOptions(sizeOptions(settings)));
  const disk = createModel('disk', file.path, file.text);
  const comparison = editor.createViewModel({ original: disk, modified: mine });
  editor.setModel(comparison);
  editor.getOriginalEditor().updateOptions({ ariaLabel: words('saving.disk-side', { path }) });
  editor.getModifiedEditor().updateOptions({ ariaLabel: words('saving.my-side', { path }) });
  return () => {
    stopFollowing();
    editor.setModel(null);
    editor.dispose();
    endComparison(comparison, [disk]);
  };
}

/** The patches of all changes of the file in the chats that this window knows, in order. */
function usePatches(path: string): readonly string[] {
  return useServerState(useShallow(({ chats }) => patchesOf(Object.values(chats), path)));
}

/** Publishes the symbols of the text until the returned function is called. Import it lazily only. */
function followSymbols(path: string, model: monaco.editor.ITextModel): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const look = async () => {
    const version = model.getVersionId();
    const symbols = await symbolsOf(path, model.getValue());
    if (!isOver && model.getVersionId() === version) useSymbolsInFront.setState({ path, symbols });
  };
  const changes = model.onDidChangeContent(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), restMs);
  });
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
    changes.dispose();
    useSymbolsInFront.setState({ path: null, symbols: [] });
  };
}

/** After the last key press: highlighting the whole text takes longer than a key may. */
const restMs = 500;

type Calls = ChatState['calls'];

/** The patches of the last changes that calls in these chats have made to the file, in order. */
function patchesOf(chats: readonly Pick<ChatState, 'calls'>[], path: string): readonly string[] {
  return chats.flatMap(({ calls }) => byPath(calls).get(path) ?? []).slice(-mostPatches);
}

/** Each one is compared with the whole text. */
const mostPatches = 20;

const known = new WeakMap<Calls, ReadonlyMap<string, readonly string[]>>();

/** Computed once for each state of the calls, because every streamed word asks for it. */
function byPath(calls: Calls): ReadonlyMap<string, readonly string[]> {
  const found = known.get(calls) ?? readPatches(calls);
  known.set(calls, found);
  return found;
}

function readPatches(calls: Calls): ReadonlyMap<string, readonly string[]> {
  const patches = new Map<string, string[]>();
  for (const { phase } of Object.values(calls)) {
    if (phase.phase !== 'done' || phase.display.kind !== 'file-diff') continue;
    const { relativePath, patch } = phase.display;
    patches.set(relativePath, [...(patches.get(relativePath) ?? []), patch]);
  }
  return patches;
}
