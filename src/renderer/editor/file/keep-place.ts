import { notePlace, placeIn } from '../../state/files/file-places';
import type { monaco } from '../monaco/monaco';

// Caret and scroll of an editor, by lines, so that another width of the window or size of its text changes nothing.
// Imported lazily only.

/** Puts the editor where the file was left, if that is known. */
export function restorePlace(editor: monaco.editor.ICodeEditor, path: string): void {
  const place = placeIn(path);
  if (!place) return;
  editor.setPosition({ lineNumber: place.line, column: place.column });
  editor.setScrollTop(editor.getTopForLineNumber(place.top));
}

/** Tells where the person is, until the returned function is called. */
export function tellPlace(editor: monaco.editor.ICodeEditor, path: string): () => void {
  const tell = () => {
    const position = editor.getPosition();
    const top = editor.getVisibleRanges()[0]?.startLineNumber;
    if (position && top) notePlace(path, { line: position.lineNumber, column: position.column, top });
  };
  const listeners = [editor.onDidChangeCursorPosition(tell), editor.onDidScrollChange(tell)];
  return () => {
    for (const listener of listeners) listener.dispose();
  };
}
