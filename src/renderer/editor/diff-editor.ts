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

// A proposal in Monaco's diff editor: the current file on the left, the editable proposed text on the right. Import
// it lazily only.

export type DiffEditor = Omit<OpenDiff, 'parts'> & {
  /**
   * Shows `proposal`. `edited`: the right side as the user edited it, or null. `onEdit` gets the right side after
   * each edit, or null if it equals the proposal again.
   */
  show(proposal: Proposal, edited: string | null, onEdit: (text: string | null) => void): void;
  /** Sets the right side to `text`, which changed elsewhere: one undo step. */
  follow(text: string): void;
  readonly original: monaco.editor.ICodeEditor;
  readonly modified: monaco.editor.ICodeEditor;
  /** Applies the user's settings for diffs. */
  setView(view: DiffSettings): void;
  dispose(): void;
};

export type DiffSettings = Settings['diff'];

export type DiffListeners = {
  onLayout(layout: DiffLayout): void;
  /** Called after each comparison. `isCoarse`: the time ran out, so that blocks are larger than the changes. */
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
      // Monaco writes only one kind of line ending, so the comparison uses the proposal as Monaco writes it.
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
    original: editor.getOriginalEditor(),
    modified: editor.getModifiedEditor(),
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

/** Fits the sides into the container. */
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
    hideUnchangedRegions: foldingOf(layout, proposal, clientHeight),
  });
  putBack();
  reachSides(editor, columnsOf(layout, proposal?.change ?? 'modify'));
  return layout;
}

/** Calls `arrange` when the container or the text size changes. */
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

/** Hidden sides are not tab stops. */
function reachSides(
  editor: monaco.editor.IStandaloneDiffEditor,
  columns: ReturnType<typeof columnsOf>,
): void {
  const tabIndexOf = (column: 'left' | 'right') => (columns.includes(column) ? 0 : -1);
  editor.getOriginalEditor().updateOptions({ tabIndex: tabIndexOf('left') });
  editor.getModifiedEditor().updateOptions({ tabIndex: tabIndexOf('right') });
}

/** Whether the comparison ran out of time. Monaco's types lack this method; Monaco has it. */
function wasCutShort(editor: object): boolean {
  return tellsResult(editor) && editor.getDiffComputationResult()?.quitEarly === true;
}

type TellsResult = { getDiffComputationResult(): { readonly quitEarly: boolean } | null };

function tellsResult(editor: object): editor is TellsResult {
  return 'getDiffComputationResult' in editor;
}

export type DiffKind = {
  readonly sides?: DiffSides;
  /** The name under which the window stores the user's place. Null: the window does not store it. */
  readonly place?: string | null;
  /** There is room beside the lines for decisions on hunks. */
  readonly judged?: boolean;
  /** Whether the editor goes to the first change of a newly shown file. Otherwise its caller does. */
  readonly begins?: boolean;
  /** The lines that the right side `text` changes; null if they are unknown. */
  readonly changes?: (proposal: Proposal, text: string) => readonly LineChange[] | null;
};

/** The names of the sides, and whether the right side is editable. */
export type DiffSides = {
  names(proposal: Proposal): SideNames;
  isReadOnly(proposal: Proposal): boolean;
  /** Message for a user who types into a read-only side. */
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

/** Calls `act` once the changes are known: now, or after the comparison. */
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
 * Goes to the user's last place, or to the first change. Does nothing if the editor already has the focus. Afterwards
 * it stores the user's place until the returned function is called.
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

/**
 * Replaces the text as an edit, so that undo restores the old text. Ignores an equal text, because Monaco would
 * compare again.
 */
function replaceText(model: monaco.editor.ITextModel, text: string): void {
  if (model.getValue() === text) return;
  model.pushEditOperations([], [{ range: model.getFullModelRange(), text }], () => null);
}

function endShown(comparison: monaco.editor.IDiffEditorViewModel | null): void {
  if (!comparison) return;
  const { original, modified } = comparison.model;
  endComparison(comparison, [original, modified]);
}
