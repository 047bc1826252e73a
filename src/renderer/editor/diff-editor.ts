import type { Proposal } from '@shared/approval/approval';
import type { LineChange } from '@shared/hunks/line-changes';
import { defaultSettings, type Settings } from '@shared/settings/settings';
import { type PlainKey, words } from '@shared/texts/text';
import { placeIn } from '../state/files/file-places';
import type { OpenDiff } from '../state/questions/open-diffs';
import { visibleText } from '../ui/visible-text';
import { columnsOf, type DiffLayout, layoutFor } from './diff-layout';
import { diffOptions, foldingOf, optionsFor } from './diff-options';
import { restorePlace, tellPlace } from './file/keep-place';
import { changeLines } from './monaco/change-lines';
import { endComparison } from './monaco/end-comparison';
import { markFinalBreak } from './monaco/final-break';
import { giveChanges } from './monaco/given-changes';
import { keepCaret, keepCaretInSight, keepLine } from './monaco/keep-line';
import { keepNames } from './monaco/keep-names';
import { createModel, monaco } from './monaco/monaco';
import { onceCompared } from './monaco/once-compared';
import { redrawRemoved } from './monaco/redraw-removed';
import { followTextSettings } from './monaco/text-settings';

// A proposal in Monaco's diff editor: the file as it is on the left, what it would become, editable, on the right.
// Imported lazily only.

export type DiffEditor = Omit<OpenDiff, 'parts'> & {
  /**
   * Shows `proposal`, with what the person already made of its right-hand side if that is not null. `onEdit` is
   * called after each edit with the right-hand side, or with null when it is the proposal again.
   */
  show(proposal: Proposal, edited: string | null, onEdit: (text: string | null) => void): void;
  /** The right-hand side as it is by now, wherever it was changed: one step for undo. */
  follow(text: string): void;
  readonly original: monaco.editor.ICodeEditor;
  readonly modified: monaco.editor.ICodeEditor;
  /** How the person wants changes to be shown. */
  setView(view: DiffSettings): void;
  dispose(): void;
};

export type DiffSettings = Settings['diff'];

export type DiffListeners = {
  onLayout(layout: DiffLayout): void;
  /** After each comparison; `isCoarse` when there was no time for all of it, so that blocks are larger than changes. */
  onCompared(isCoarse: boolean): void;
};

export function createDiffEditor(
  container: HTMLElement,
  listeners: DiffListeners,
  { sides = proposalSides, place = null, judged = false, begins = true, changes }: DiffKind = {},
): DiffEditor {
  const editor = monaco.editor.createDiffEditor(container, { ...diffOptions(), glyphMargin: judged });
  const settleOnceCompared = onceCompared(editor);
  keepCaretInSight(editor);
  editor.onDidUpdateDiff(() => listeners.onCompared(wasCutShort(editor)));
  let shown: Proposal | null = null;
  let wanted: DiffSettings = defaultSettings.diff;
  const arrange = () => listeners.onLayout(arrangeSides(editor, shown, wanted));
  const stopArranging = keepArranged(container, arrange);
  let comparison: monaco.editor.IDiffEditorViewModel | null = null;
  let unedited = '';
  let names: SideNames = { original: '', modified: '' };
  const readSide = () => sideToRead(editor, shown);
  let stopTelling = () => {};
  keepNames(editor, () => names);
  return {
    show(proposal, edited, onEdit) {
      const before = comparison;
      const isAnew = shown?.path === proposal.path;
      const view = editor.saveViewState();
      const putBack = keepLine(readSide());
      const models = createModels(proposal);
      // Monaco writes one kind of line end only, so the proposal is compared as Monaco writes it.
      unedited = models.modified.getValue();
      if (edited !== null) replaceText(models.modified, edited);
      if (changes) giveChanges(models.modified, () => changes(proposal, models.modified.getValue()));
      models.modified.onDidChangeContent(() => {
        const text = models.modified.getValue();
        onEdit(text === unedited ? null : text);
      });
      comparison = editor.createViewModel(models);
      shown = proposal;
      arrange();
      editor.setModel(comparison);
      names = sides.names(proposal);
      editor.updateOptions({
        readOnly: sides.isReadOnly(proposal),
        readOnlyMessage: { value: words(sides.whyReadOnly) },
      });
      nameSides(editor, names);
      redrawRemoved(editor.getModifiedEditor(), models.original);
      if (isAnew) editor.restoreViewState(view);
      settleOnceCompared(() => {
        if (isAnew) putBack();
        else if (begins) stopTelling = beginAt(editor, readSide(), place);
      });
      endShown(before);
    },
    setView(view) {
      wanted = view;
      arrange();
    },
    follow: (text) => follow(editor, text),
    ...{ original: editor.getOriginalEditor(), modified: editor.getModifiedEditor() },
    goToChange: (target) => editor.goToDiff(target),
    openAccessibleView: () => editor.accessibleDiffViewerNext(),
    focus: () => readSide().focus(),
    enter: (isWanted) => whenCompared(editor, () => isWanted() && enter(editor, readSide())),
    dispose() {
      stopArranging();
      stopTelling();
      editor.setModel(null);
      endShown(comparison);
      editor.dispose();
    },
  };
}

/** In the room there is. */
function arrangeSides(
  editor: monaco.editor.IStandaloneDiffEditor,
  proposal: Proposal | null,
  settings: DiffSettings,
): DiffLayout {
  const { clientWidth, clientHeight } = editor.getContainerDomNode();
  const layout = layoutFor(proposal, settings.view, clientWidth);
  const putBack = keepCaret(sideToRead(editor, proposal));
  editor.updateOptions({
    ...optionsFor(layout, settings, proposal),
    hideUnchangedRegions: foldingOf(proposal, clientHeight),
  });
  putBack();
  reachSides(editor, columnsOf(layout, proposal?.change ?? 'modify'));
  return layout;
}

/** Now, and whenever there is another room for it or the person wants another size of text. */
function keepArranged(container: HTMLElement, arrange: () => void): () => void {
  const sizeWatch = new ResizeObserver(arrange);
  sizeWatch.observe(container);
  const stopFollowing = followTextSettings(arrange);
  return () => {
    sizeWatch.disconnect();
    stopFollowing();
  };
}

function follow(editor: monaco.editor.IStandaloneDiffEditor, text: string): void {
  const models = editor.getModel();
  if (models) changeLines(models.modified, text);
}

function createModels(proposal: Proposal): monaco.editor.IDiffEditorModel {
  const { change, relativePath } = proposal;
  const original = createModel('original', relativePath, proposal.original);
  const modified = createModel('proposed', relativePath, proposal.proposed);
  if (change === 'create') markFinalBreak(modified);
  if (change === 'delete') markFinalBreak(original);
  return { original, modified };
}

/** The side that takes the keyboard. */
function sideToRead(
  editor: monaco.editor.IStandaloneDiffEditor,
  proposal: Proposal | null,
): monaco.editor.IStandaloneCodeEditor {
  return proposal?.change === 'delete' ? editor.getOriginalEditor() : editor.getModifiedEditor();
}

/** A side that is not shown is no tab stop. */
function reachSides(
  editor: monaco.editor.IStandaloneDiffEditor,
  columns: ReturnType<typeof columnsOf>,
): void {
  const tabIndexOf = (column: 'left' | 'right') => (columns.includes(column) ? 0 : -1);
  editor.getOriginalEditor().updateOptions({ tabIndex: tabIndexOf('left') });
  editor.getModifiedEditor().updateOptions({ tabIndex: tabIndexOf('right') });
}

/** Whether the time for comparing was over before the comparison was. Monaco's types do not tell; Monaco does. */
function wasCutShort(editor: object): boolean {
  return tellsResult(editor) && editor.getDiffComputationResult()?.quitEarly === true;
}

type TellsResult = { getDiffComputationResult(): { readonly quitEarly: boolean } | null };

function tellsResult(editor: object): editor is TellsResult {
  return 'getDiffComputationResult' in editor;
}

export type DiffKind = {
  readonly sides?: DiffSides;
  /** The name under which the person's place is kept; null: it is not. */
  readonly place?: string | null;
  /** There is room beside the lines to decide on hunks. */
  readonly judged?: boolean;
  /** Whether it goes to where one begins in a file that comes on screen; else whoever uses it does. */
  readonly begins?: boolean;
  /** Which lines the right side `text` changes, where that is known; null: it is not. */
  readonly changes?: (proposal: Proposal, text: string) => readonly LineChange[] | null;
};

/** What is called how, and whether the right side can be edited. */
export type DiffSides = {
  names(proposal: Proposal): SideNames;
  isReadOnly(proposal: Proposal): boolean;
  /** What is said to somebody who types where nothing can be typed. */
  readonly whyReadOnly: PlainKey;
};

const proposalSides: DiffSides = {
  names: sideNames,
  isReadOnly: ({ change }) => change === 'delete',
  whyReadOnly: 'review.read-only',
};

type SideNames = { readonly original: string; readonly modified: string };

function sideNames({ change, relativePath }: Proposal): SideNames {
  const path = visibleText(relativePath);
  return {
    original: words('review.original-side', { path }),
    modified: words(change === 'delete' ? 'review.deleted-side' : 'review.proposed-side', { path }),
  };
}

function nameSides(editor: monaco.editor.IStandaloneDiffEditor, { original, modified }: SideNames): void {
  editor.getOriginalEditor().updateOptions({ ariaLabel: original });
  editor.getModifiedEditor().updateOptions({ ariaLabel: modified });
}

/** Calls `act` once the changes are known: now, or when both sides have been compared. */
function whenCompared(editor: monaco.editor.IStandaloneDiffEditor, act: () => void): void {
  const known = editor.onDidUpdateDiff(() => {
    known.dispose();
    act();
  });
  if (editor.getLineChanges() === null) return;
  known.dispose();
  act();
}

function enter(editor: monaco.editor.IStandaloneDiffEditor, side: monaco.editor.ICodeEditor): void {
  side.focus();
  editor.revealFirstDiff();
}

/**
 * Begins where the person left it, else at the first change; not under the hands of somebody who is in it by then. Tells
 * from then on where they are, until the returned function is called.
 */
function beginAt(
  editor: monaco.editor.IStandaloneDiffEditor,
  side: monaco.editor.ICodeEditor,
  place: string | null,
): () => void {
  const isKnown = place !== null && placeIn(place) !== null;
  const isInHand = editor.getContainerDomNode().contains(document.activeElement);
  if (isKnown && !isInHand) restorePlace(side, place);
  else if (!isInHand) editor.revealFirstDiff();
  return place === null ? () => {} : tellPlace(side, place);
}

/** As an edit, so that undo leads back to what was there; none where it is the same, which would be compared anew. */
function replaceText(model: monaco.editor.ITextModel, text: string): void {
  if (model.getValue() === text) return;
  model.pushEditOperations([], [{ range: model.getFullModelRange(), text }], () => null);
}

function endShown(comparison: monaco.editor.IDiffEditorViewModel | null): void {
  if (!comparison) return;
  const { original, modified } = comparison.model;
  endComparison(comparison, [original, modified]);
}
