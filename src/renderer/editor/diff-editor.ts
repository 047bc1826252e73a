import type { Proposal } from '@shared/approval/approval';
import { defaultSettings, type Settings } from '@shared/settings/settings';
import { type PlainKey, words } from '@shared/texts/text';
import { placeIn } from '../state/files/file-places';
import type { OpenDiff } from '../state/questions/open-diffs';
import { leftSideOf } from '../state/questions/reviewed-change';
import { visibleText } from '../ui/visible-text';
import { columnsOf, type DiffLayout, layoutFor } from './diff-layout';
import { diffOptions, foldingOf, optionsFor } from './diff-options';
import { restorePlace, tellPlace } from './file/keep-place';
import { changeLines } from './monaco/change-lines';
import { endComparison } from './monaco/end-comparison';
import { type GivenChanges, giveChanges } from './monaco/given-changes';
import './monaco/grammars-ahead';
import { goToFirstChange, goToLines, stepToChange } from './monaco/go-to-change';
import { keepCaret, keepCaretInSight, keepLine } from './monaco/keep-line';
import { keepNames } from './monaco/keep-names';
import { createModel, monaco } from './monaco/monaco';
import { onceCompared } from './monaco/once-compared';
import { redrawRemoved } from './monaco/redraw-removed';
import { followTextSettings } from './monaco/text-settings';
import { offerEditor } from './parts/offer-editor';

// A proposal in Monaco's diff editor: the current file on the left, the editable proposed text on the right. Import
// it lazily only.

export type DiffEditor = Omit<OpenDiff, 'parts'> & {
  /** Shows the proposal, in place of the one before. */
  show(shown: Shown): void;
  /** Goes to the change in these lines of the right side, counted from 1. */
  goToLines(line: number, end: number): void;
  /** Calls `act` now, or at the first change once the shown proposal is compared. */
  atChange(act: () => void): void;
  /** Sets the right side to `text`, which changed elsewhere: one undo step. */
  follow(text: string): void;
  readonly original: monaco.editor.ICodeEditor;
  readonly modified: monaco.editor.ICodeEditor;
  /** Applies the user's settings for diffs. */
  setView(view: DiffSettings): void;
  dispose(): void;
};

/** A proposal in the editor. */
export type Shown = {
  readonly proposal: Proposal;
  /** The right side as the user edited it; absent if they did not. */
  readonly edited?: string | null;
  /** The name under which the window stores the user's place. Absent: the window does not store it. */
  readonly place?: string | null;
  /** Why the right side is read-only; absent if the user can edit it. */
  readonly readOnly?: PlainKey | null;
  /** The lines that the right side `text` changes; null if they are unknown. */
  changes?(text: string): GivenChanges | null;
  /** Called after each edit, with the right side, or null if it equals the proposal again. */
  onEdit?(text: string | null): void;
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
  { names: namesOf = proposalNames, begins = true }: DiffKind = {},
): DiffEditor {
  const editor = monaco.editor.createDiffEditor(container, diffOptions());
  const settleOnceCompared = onceCompared(editor);
  keepCaretInSight(editor);
  editor.onDidUpdateDiff(() => listeners.onCompared(wasCutShort(editor)));
  let shown: Shown | null = null;
  let wanted: DiffSettings = defaultSettings.diff;
  const arrange = () => listeners.onLayout(arrangeSides(editor, shown?.proposal ?? null, wanted));
  const stopArranging = keepArranged(container, arrange);
  let comparison: monaco.editor.IDiffEditorViewModel | null = null;
  let names: SideNames = { original: '', modified: '' };
  const readSide = () => sideToRead(editor, shown?.proposal ?? null);
  let stopTelling = () => {};
  keepNames(editor, () => names);
  const pathNow = () => shown?.proposal.relativePath ?? '';
  const sides = [editor.getOriginalEditor(), editor.getModifiedEditor()];
  const withdrawals = sides.map((side) => offerEditor(side, pathNow));
  return {
    show(next) {
      const { proposal, place = null, readOnly = null } = next;
      const before = comparison;
      const isAnew = shown?.proposal.path === proposal.path && shown.place === next.place;
      const view = editor.saveViewState();
      const putBack = keepLine(readSide());
      const models = modelsFor(next);
      comparison = editor.createViewModel(models);
      shown = next;
      container.toggleAttribute('data-was-empty', leftSideOf(proposal) === '');
      if (!isAnew) stopTelling();
      arrange();
      editor.setModel(comparison);
      names = namesOf(proposal);
      editor.updateOptions({
        readOnly: readOnly !== null,
        readOnlyMessage: { value: readOnly === null ? '' : words(readOnly) },
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
    atChange: (act) => atChange(editor, act),
    follow: (text) => follow(editor, text),
    original: editor.getOriginalEditor(),
    modified: editor.getModifiedEditor(),
    goToChange: (target) => stepToChange(editor, target),
    goToLines: (line, end) => goToLines(editor, line, end),
    openAccessibleView: () => editor.accessibleDiffViewerNext(),
    focus: () => readSide().focus(),
    enter: (isWanted) => whenCompared(editor, () => isWanted() && enter(editor, readSide())),
    dispose() {
      stopArranging();
      stopTelling();
      for (const withdraw of withdrawals) withdraw();
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

/** Both texts, with the user's version on the right. */
function modelsFor({ proposal, edited = null, changes, onEdit }: Shown): monaco.editor.IDiffEditorModel {
  const models = createModels(proposal);
  const { modified } = models;
  // Monaco writes only one kind of line ending, so the comparison uses the proposal as Monaco writes it.
  const unedited = modified.getValue();
  if (edited !== null) replaceText(modified, edited);
  if (changes) giveChanges(modified, () => changes(modified.getValue()));
  modified.onDidChangeContent(() => {
    const text = modified.getValue();
    onEdit?.(text === unedited ? null : text);
  });
  return models;
}

function createModels(proposal: Proposal): monaco.editor.IDiffEditorModel {
  const { relativePath } = proposal;
  return {
    original: createModel('original', relativePath, leftSideOf(proposal)),
    modified: createModel('proposed', relativePath, proposal.proposed),
  };
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
  /** The names of both sides. */
  names?(proposal: Proposal): SideNames;
  /** Whether the editor goes to the first change of a newly shown file. Otherwise its caller does. */
  readonly begins?: boolean;
};

export type SideNames = { readonly original: string; readonly modified: string };

function proposalNames({ change, relativePath }: Proposal): SideNames {
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

function atChange(editor: monaco.editor.IStandaloneDiffEditor, act: () => void): void {
  const isCompared = editor.getLineChanges() !== null;
  whenCompared(editor, () => {
    if (!isCompared) goToFirstChange(editor);
    act();
  });
}

function enter(editor: monaco.editor.IStandaloneDiffEditor, side: monaco.editor.ICodeEditor): void {
  goToFirstChange(editor);
  side.focus();
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
  else if (!isInHand) goToFirstChange(editor);
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
