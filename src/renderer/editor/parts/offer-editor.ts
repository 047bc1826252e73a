import { type Code, noteCopied, type OpenCode, offerCode, takeInHand } from '../../state/files/open-code';
import type { monaco } from '../monaco/monaco';

/**
 * Registers the text of a Monaco editor as open code until the returned function is called. `pathOf` returns the path
 * of its file now.
 */
export function offerEditor(editor: monaco.editor.ICodeEditor, pathOf: () => string): () => void {
  const code = codeOf(editor, pathOf);
  const withdraw = offerCode(code);
  const copy = () => noteCopy(editor, code);
  code.element.addEventListener('copy', copy);
  if (editor.hasTextFocus()) takeInHand(code);
  const listeners = [
    editor.onDidFocusEditorText(() => takeInHand(code)),
    editor.onContextMenu(({ target }) => moveTo(editor, target.position)),
  ];
  return () => {
    withdraw();
    code.element.removeEventListener('copy', copy);
    for (const listener of listeners) listener.dispose();
  };
}

function codeOf(editor: monaco.editor.ICodeEditor, pathOf: () => string): OpenCode {
  return {
    element: editor.getContainerDomNode(),
    selected: () => ({ path: pathOf(), ...selectedLines(editor) }),
    isEditable: () => !editor.getRawOptions().readOnly,
    focus: () => editor.focus(),
    find() {
      // A menu gives the focus back late, and would take it from the field.
      const focused = editor.onDidFocusEditorText(() => {
        focused.dispose();
        void editor.getAction('actions.find')?.run();
      });
    },
    // In Monaco's element, the browser's own command does nothing.
    cut: () => editor.trigger('menu', 'cut', null),
    paste: (text) => editor.trigger('menu', 'paste', { text, pasteOnNewLine: false, multicursorText: null }),
    caret() {
      const { left, top } = editor.getContainerDomNode().getBoundingClientRect();
      const position = editor.getPosition();
      const place = position && editor.getScrolledVisiblePosition(position);
      return { x: left + (place?.left ?? 0), y: top + (place ? place.top + place.height : 0) };
    },
  };
}

function selectedLines(editor: monaco.editor.ICodeEditor): Pick<Code, 'lines' | 'text'> {
  const selection = editor.getSelection();
  const { startLineNumber: first = 1, endLineNumber: end = 1 } = selection ?? {};
  // A selection that ends before the first character of a line has nothing of that line.
  const last = end > first && selection?.endColumn === 1 ? end - 1 : end;
  const lines =
    editor
      .getModel()
      ?.getLinesContent()
      .slice(first - 1, last) ?? [];
  return { lines: { first, last }, text: lines.join('\n') };
}

/** A part of a line is a word of a sentence rather than a piece of code. */
function noteCopy(editor: monaco.editor.ICodeEditor, code: OpenCode): void {
  const [selection, ...more] = editor.getSelections() ?? [];
  const model = editor.getModel();
  if (!selection || !model || more.length > 0) return;
  const selected = code.selected();
  // Without a selection, Monaco copies the line with its end.
  const text = selection.isEmpty() ? `${selected.text}\n` : model.getValueInRange(selection);
  const isPart =
    selection.startLineNumber === selection.endLineNumber && text.trim() !== selected.text.trim();
  if (text.trim() !== '' && !isPart) noteCopied(text, selected);
}

/** As in other editors, a right click outside the selection moves the caret there. */
function moveTo(editor: monaco.editor.ICodeEditor, position: monaco.Position | null): void {
  editor.focus();
  if (position === null || editor.getSelection()?.containsPosition(position)) return;
  editor.setPosition(position);
}
