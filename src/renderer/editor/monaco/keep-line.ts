import type { editor as monacoEditor } from 'monaco-editor/editor';

// Where a line stands in the view, kept while other lines are shown or another text comes. A line that is folded by then
// counts as the one above the fold.

/** Notes where the line stands that is looked at: the caret's where it is in sight, else the first. Returns what puts it back. */
export function keepLine(editor: monacoEditor.ICodeEditor): () => void {
  const first = editor.getVisibleRanges()[0]?.startLineNumber ?? null;
  return keep(editor, caretInSight(editor) ?? first);
}

/** … only the caret's; where that is out of sight nothing is put back. */
export function keepCaret(editor: monacoEditor.ICodeEditor): () => void {
  return keep(editor, caretInSight(editor));
}

/** Has the line with the caret stay where it is while a press folds or unfolds, and in sight when there is less room. */
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
    // Once the press did what it does.
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
