import { commonOptions, createModel, monaco } from './monaco';

// A file in Monaco, to read. Imported lazily only.

export type TextEditor = {
  /** Puts new text in place; scroll position, cursor and folded parts stay. */
  update(text: string): void;
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
  });
  return {
    update(newText) {
      const place = isFirst ? (places.get(path) ?? null) : editor.saveViewState();
      isFirst = false;
      model.setValue(newText);
      editor.restoreViewState(place);
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
