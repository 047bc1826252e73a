import type { editor as monacoEditor } from 'monaco-editor/editor';

// The find box covers the first lines: Monaco adds room above them, but does not scroll there.

/** Scrolls the current match out from under the find box, as long as the editor exists. */
export function keepMatchClear(editor: monacoEditor.ICodeEditor): void {
  const clear = () => {
    const box = editor.getDomNode()?.querySelector<HTMLElement>('.find-widget.visible');
    const match = editor.getSelection();
    if (!box || !match || match.isEmpty()) return;
    const start = editor.getScrolledVisiblePosition(match.getStartPosition());
    const end = editor.getScrolledVisiblePosition(match.getEndPosition());
    if (!start || !end) return;
    const hidden = box.offsetTop + box.offsetHeight - start.top;
    const isInSight = start.top + start.height > 0;
    if (isInSight && hidden > 0 && end.left > box.offsetLeft)
      editor.setScrollTop(editor.getScrollTop() - hidden);
  };
  editor.onDidChangeCursorSelection(clear);
  // After the box has its place in the new width.
  editor.onDidLayoutChange(() => requestAnimationFrame(clear));
}
