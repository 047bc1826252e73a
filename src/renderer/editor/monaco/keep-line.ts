import type { editor as monacoEditor } from 'monaco-editor/editor';

// Preserves the position of a line in the view while the lines or the text change. A folded line counts as the line
// above the fold.

/**
 * Notes the position of the caret's line if it is visible, or else of the first visible line. The returned function
 * restores it.
 */
export function keepLine(editor: monacoEditor.ICodeEditor): () => void {
  const first = editor.getVisibleRanges()[0]?.startLineNumber ?? null;
  return keep(editor, caretInSight(editor) ?? first);
}

/** The same for the caret's line only. If that is not visible, nothing is restored. */
export function keepCaret(editor: monacoEditor.ICodeEditor): () => void {
  return keep(editor, caretInSight(editor));
}

/**
 * Preserves the position of the caret's line while a click folds or unfolds lines. Reveals the line after the editor
 * loses height.
 */
export function keepCaretInSight(diff: monacoEditor.IStandaloneDiffEditor): void {
  keepCaretWhileFolding(diff);
  keepCaretInLessRoom(diff.getModifiedEditor());
}

function keepCaretWhileFolding(diff: monacoEditor.IStandaloneDiffEditor): void {
  const side = diff.getModifiedEditor();
  const note = () => {
    const putBack = keepCaret(side);
    let isFolding = false;
    const listener = side.onDidChangeHiddenAreas(() => {
      isFolding = true;
    });
    // After the click has had its effect.
    setTimeout(() => {
      listener.dispose();
      if (isFolding) putBack();
    });
  };
  for (const press of ['mouseup', 'click', 'dblclick'])
    diff.getContainerDomNode().addEventListener(press, note, { capture: true });
}

function keepCaretInLessRoom(editor: monacoEditor.ICodeEditor): void {
  let { height } = editor.getLayoutInfo();
  editor.onDidLayoutChange((layout) => {
    const before = height;
    height = layout.height;
    const line = editor.getPosition()?.lineNumber;
    if (line === undefined || height >= before) return;
    const top = editor.getTopForLineNumber(line) - editor.getScrollTop();
    if (top >= 0 && top < before) editor.revealLineInCenterIfOutsideViewport(line);
  });
}

function keep(editor: monacoEditor.ICodeEditor, line: number | null): () => void {
  if (line === null) return () => {};
  const top = editor.getTopForLineNumber(line) - editor.getScrollTop();
  return () => editor.setScrollTop(editor.getTopForLineNumber(line) - top);
}

function caretInSight(editor: monacoEditor.ICodeEditor): number | null {
  const caret = editor.getPosition();
  const isInSight = caret && editor.getVisibleRanges().some((range) => range.containsPosition(caret));
  return isInSight ? caret.lineNumber : null;
}
