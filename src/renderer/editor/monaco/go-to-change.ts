import type { editor as monacoEditor } from 'monaco-editor/editor';

/**
 * Moves the caret to the first change of a compared diff, and reveals it. At once, unlike Monaco's own command: a key
 * that the user presses meanwhile continues from there.
 */
export function goToFirstChange(editor: monacoEditor.IStandaloneDiffEditor): void {
  const [first] = editor.getLineChanges() ?? [];
  if (!first) return;
  const { modifiedStartLineNumber: start, modifiedEndLineNumber: end } = first;
  // Of removed lines, Monaco tells the line before them.
  const line = end === 0 ? start + 1 : start;
  const side = editor.getModifiedEditor();
  side.setPosition({ lineNumber: line, column: 1 });
  side.revealRangeInCenter({
    startLineNumber: line,
    startColumn: 1,
    endLineNumber: Math.max(line, end),
    endColumn: 1,
  });
}
