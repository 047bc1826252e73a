import type { LineChange } from '@shared/hunks/line-changes';
import { textOf, words } from '@shared/texts/text';
import { type ColumnPlace, fileTab, isBeside, type Place, useUiState } from '../../state/ui-state';
import { commonOptions, monaco } from '../monaco/monaco';
import { followTextSettings, textOptions, textSettings } from '../monaco/text-settings';
import { offerEditor } from '../parts/offer-editor';
import { changedLines, type LineMark, uncommitted } from './changed-lines';
import { restorePlace, tellPlace } from './keep-place';
import type { TextDocument } from './text-document';

// A document in an editable Monaco editor. Import it lazily only.

export type TextEditor = {
  readonly code: monaco.editor.IStandaloneCodeEditor;
  /** Marks the lines of the text that these patches wrote, by sign and colour in the margin. */
  mark(patches: readonly string[]): void;
  /** Removes the marks of committed lines. `changes`: those since the commit, null if there is none. */
  keepMarks(changes: readonly LineChange[] | null): void;
  /** Turns off colours and other features that are slow in a large text. */
  setPlain(isPlain: boolean): void;
  /** Scrolls a place to the middle and selects it, or puts the cursor there. */
  show(place: Place): void;
  focus(): void;
  dispose(): void;
};

type Shown = {
  readonly path: string;
  readonly column: ColumnPlace;
  readonly document: Pick<TextDocument, 'model' | 'language'> & {
    /** The reason why the document is read-only; null if it is editable. */
    readonly readOnly: keyof typeof readOnlyTexts | null;
  };
  readonly label: string;
};

const readOnlyTexts = {
  'line-ends': 'editor-area.read-only',
  beginning: 'editor-area.beginning-read-only',
} as const;

/** Fills `container` with an editor for the document. `label` is its accessible name. */
export function createTextEditor(container: HTMLElement, shown: Shown): TextEditor {
  const { path, column, document, label } = shown;
  const { model, readOnly, language } = document;
  const editor = monaco.editor.create(container, {
    ...commonOptions,
    model,
    ariaLabel: label,
    ...(readOnly !== null && {
      readOnly: true,
      domReadOnly: true,
      readOnlyMessage: { value: words(readOnlyTexts[readOnly]) },
    }),
    // In px: room for a bar of git beside the bar and sign of a change.
    lineDecorationsWidth: 23,
  });
  let isPlain = false;
  const arrange = () =>
    editor.updateOptions({ ...textOptions(textSettings()), ...(isPlain ? plainOptions : colouredOptions) });
  const stopFollowing = followTextSettings(arrange);
  const place = viewStateOf(path, column);
  if (place) editor.restoreViewState(place);
  else restorePlace(editor, path);
  const stops = [
    stopFollowing,
    numberOnlyLine(editor),
    tellPlace(editor, path),
    offerEditor(editor, () => path),
  ];
  const marked = createMarks(editor, label);
  return {
    code: editor,
    mark: (patches) => marked.set(changedLines(patches, model.getValue())),
    keepMarks: (changes) => marked.set(uncommitted(marked.now(), changes)),
    setPlain(wanted) {
      isPlain = wanted;
      monaco.editor.setModelLanguage(model, isPlain ? 'plaintext' : language);
      arrange();
    },
    show({ line, column = 1, length = 0 }) {
      const lineNumber = Math.min(line, model.getLineCount());
      const range = model.validateRange(new monaco.Range(lineNumber, column, lineNumber, column + length));
      editor.setSelection(range);
      editor.revealRangeInCenter(range);
    },
    focus: () => editor.focus(),
    dispose() {
      for (const stop of stops) stop();
      const left = editor.saveViewState();
      if (left) keepViewState(path, column, left);
      editor.dispose();
    },
  };
}

/** Marks that follow their lines through edits. */
function createMarks(editor: monaco.editor.IStandaloneCodeEditor, label: string) {
  const shown = editor.createDecorationsCollection();
  let kinds: readonly LineMark['kind'][] = [];
  return {
    set(marks: readonly LineMark[]): void {
      kinds = marks.map(({ kind }) => kind);
      shown.set(marks.map(decoration));
      editor.updateOptions({ ariaLabel: marks.length > 0 ? markedLabel(label, marks) : label });
    },
    now: (): readonly LineMark[] =>
      shown.getRanges().flatMap(({ startLineNumber: from, endLineNumber: to }, index) => {
        const kind = kinds[index];
        return kind === undefined ? [] : [{ kind, from, to }];
      }),
  };
}

/** An empty file has one line. Monaco would take it for the rest after a final line break, and give it no number. */
function numberOnlyLine(editor: monaco.editor.ICodeEditor): () => void {
  let isOnly = false;
  const look = () => {
    const lines = editor.getModel()?.getLineCount() ?? 0;
    if ((lines === 1) === isOnly) return;
    isOnly = lines === 1;
    editor.updateOptions({ renderFinalNewline: isOnly ? 'on' : commonOptions.renderFinalNewline });
  };
  look();
  const listener = editor.onDidChangeModelContent(look);
  return () => listener.dispose();
}

const plainOptions = {
  folding: false,
  matchBrackets: 'never',
  occurrencesHighlight: 'off',
  selectionHighlight: false,
  guides: { indentation: false },
  wordWrap: 'off',
} satisfies monaco.editor.IEditorOptions;

/** Monaco's defaults, apart from the options of all our editors. */
const colouredOptions = {
  folding: true,
  matchBrackets: 'always',
  occurrencesHighlight: 'singleFile',
  selectionHighlight: true,
  guides: commonOptions.guides,
} satisfies monaco.editor.IEditorOptions;

function decoration({ kind, from, to }: LineMark): monaco.editor.IModelDeltaDecoration {
  return {
    range: new monaco.Range(from, 1, to, 1),
    options: {
      isWholeLine: true,
      linesDecorationsClassName: `line-mark line-mark-${kind}`,
      linesDecorationsTooltip: words(tooltips[kind]),
    },
  };
}

const tooltips = {
  added: 'agent-mark.added',
  changed: 'agent-mark.changed',
  removed: 'agent-mark.removed',
} as const;

/** The label names the first few places. */
function markedLabel(text: string, marks: readonly LineMark[]): string {
  const places = marks.slice(0, 5).map(({ from, to }) => textOf('editor-area.marked-lines', { from, to }));
  return words('agent-mark.text', { text, places, rest: marks.length - places.length });
}

// The user's place in each file of this page, restored when the tab comes to the front again. A file that is open in
// both columns has a place in each. Import it lazily only.

type ViewState = monaco.editor.ICodeEditorViewState;

/** By path, and by column and path. */
const states = new Map<string, ViewState>();

function viewStateOf(path: string, column: ColumnPlace): ViewState | undefined {
  return states.get(keyIn(column, path)) ?? (isInBoth(path) ? undefined : states.get(path));
}

function keepViewState(path: string, column: ColumnPlace, state: ViewState): void {
  states.set(path, state);
  if (isInBoth(path)) states.set(keyIn(column, path), state);
  else states.delete(keyIn(column, path));
}

/** No path of a project begins with a slash. */
function keyIn(column: ColumnPlace, path: string): string {
  return `/${column}/${path}`;
}

function isInBoth(path: string): boolean {
  const { id } = fileTab(path);
  return isBeside(id) && useUiState.getState().tabs.some((tab) => tab.id === id);
}
