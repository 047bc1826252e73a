import { textOf, words } from '@shared/texts/text';
import type { LineMark } from './changed-lines';
import { commonOptions, createModel, monaco } from './monaco';

// A file in Monaco, to read. Imported lazily only.

export type TextEditor = {
  /** Puts new text in place; scroll position, cursor and folded parts stay. */
  update(text: string): void;
  /** Marks lines by sign and colour in the margin; new marks come into sight. */
  mark(marks: readonly LineMark[]): void;
  /** Brings a line (from 1) into the middle and puts the cursor there. */
  show(line: number): void;
  dispose(): void;
};

/** Where the person was in each file, for when its tab comes to the front again. */
const places = new Map<string, monaco.editor.ICodeEditorViewState>();

/** Fills `container` with an editor for the file, empty at first. `label` is its accessible name. */
export function createTextEditor(
  container: HTMLElement,
  { path, label }: { readonly path: string; readonly label: string },
): TextEditor {
  const model = createModel('file', path, '');
  let isFirst = true;
  const editor = monaco.editor.create(container, {
    ...commonOptions,
    model,
    ariaLabel: label,
    readOnly: true,
    domReadOnly: true,
    tabFocusMode: true,
    readOnlyMessage: { value: words('editor-area.read-only') },
    lineDecorationsWidth: 16,
  });
  const marked = editor.createDecorationsCollection();
  let marksShown = '';
  return {
    update(newText) {
      const place = isFirst ? (places.get(path) ?? null) : editor.saveViewState();
      isFirst = false;
      model.setValue(newText);
      editor.restoreViewState(place);
    },
    mark(marks) {
      marked.set(marks.map(decoration));
      const [first] = marks;
      const isNew = JSON.stringify(marks) !== marksShown;
      marksShown = JSON.stringify(marks);
      editor.updateOptions({ ariaLabel: first ? markedLabel(label, marks) : label });
      if (first && isNew) editor.revealLineInCenterIfOutsideViewport(first.from);
    },
    show(line) {
      const lineNumber = Math.min(line, model.getLineCount());
      editor.setPosition({ lineNumber, column: 1 });
      editor.revealLineInCenter(lineNumber);
    },
    dispose() {
      const place = editor.saveViewState();
      if (place) places.set(path, place);
      editor.dispose();
      model.dispose();
    },
  };
}

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
  added: 'editor-area.mark-added',
  changed: 'editor-area.mark-changed',
  removed: 'editor-area.mark-removed',
} as const;

/** The first few places are named. */
function markedLabel(text: string, marks: readonly LineMark[]): string {
  const places = marks.slice(0, 5).map(({ from, to }) => textOf('editor-area.marked-lines', { from, to }));
  return words('editor-area.text-marked', { text, places, rest: marks.length - places.length });
}
