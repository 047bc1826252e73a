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
    readOnlyMessage: { value: 'Files are shown to be read. Ask for a change in the chat.' },
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
      editor.updateOptions({ ariaLabel: first ? `${label}, ${markedWords(marks)}` : label });
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
      linesDecorationsTooltip: tooltips[kind],
    },
  };
}

const tooltips = {
  added: 'Added by the change you accepted',
  changed: 'Changed by the change you accepted',
  removed: 'Lines were removed here by the change you accepted',
} as const;

function markedWords(marks: readonly LineMark[]): string {
  const lines = marks.map(({ from, to }) => (from === to ? `line ${from}` : `lines ${from} to ${to}`));
  return `the change you accepted is marked at ${lines.slice(0, 5).join(', ')}${lines.length > 5 ? ' and more' : ''}`;
}
