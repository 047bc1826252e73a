import { notePlace, placeIn } from '../../state/files/file-places';
import type { monaco } from '../monaco/monaco';

// Caret and scroll position of an editor, stored as lines, so that neither window width nor text size affects them.
// Import it lazily only.

/** Restores the stored place in the file, if there is one. */
export function restorePlace(editor: monaco.editor.ICodeEditor, path: string): void {
  const place = placeIn(path);
  if (!place) return;
  editor.setPosition({ lineNumber: place.line, column: place.column });
  editor.setScrollTop(editor.getTopForLineNumber(place.top));
}

/** Stores the user's place until the returned function is called. */
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
