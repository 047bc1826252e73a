import type { editor as monacoEditor } from 'monaco-editor/editor';

/**
 * Notes where in the view the line stands that is looked at: the caret's where it is in sight, else the first. What is
 * returned puts it there again once other lines are shown, or another text; a line that is folded by then counts as
 * the one above the fold.
 */
export function keepLine(editor: monacoEditor.ICodeEditor): () => void {
  const line = lineLookedAt(editor);
  if (line === null) return () => {};
  const top = editor.getTopForLineNumber(line) - editor.getScrollTop();
  return () => editor.setScrollTop(editor.getTopForLineNumber(line) - top);
}

function lineLookedAt(editor: monacoEditor.ICodeEditor): number | null {
  const inSight = editor.getVisibleRanges();
  const caret = editor.getPosition();
  if (caret && inSight.some((range) => range.containsPosition(caret))) return caret.lineNumber;
  return inSight[0]?.startLineNumber ?? null;
}
