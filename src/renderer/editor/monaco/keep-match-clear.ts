import type { editor as monacoEditor } from 'monaco-editor/editor';

// The find box lies over the first lines: Monaco makes room above them, but does not scroll there.

/** Scrolls a match that is gone to, or that the box comes over, out from under it, as long as the editor lives. */
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
  // Once the box is where it goes in the new width.
  editor.onDidLayoutChange(() => requestAnimationFrame(clear));
}
