import type { editor as monacoEditor } from 'monaco-editor/editor';

/**
 * Hides the diff until its next contents are compared: before, they are elsewhere, unfolded and unmarked. The style
 * sheet limits the wait. The returned function takes `settle`, which scrolls to the place to show.
 */
export function onceCompared(editor: monacoEditor.IStandaloneDiffEditor): (settle: () => void) => void {
  const { dataset } = editor.getContainerDomNode();
  let waiting: (() => void) | null = null;
  editor.onDidUpdateDiff(() => {
    if (waiting === null || editor.getLineChanges() === null) return;
    const settle = waiting;
    waiting = null;
    settle();
    delete dataset.uncompared;
  });
  return (settle) => {
    waiting = settle;
    dataset.uncompared = '';
  };
}
