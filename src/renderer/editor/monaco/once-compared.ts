import type { editor as monacoEditor } from 'monaco-editor/editor';
import { colourVisibleLines } from './colours';

/**
 * Hides the diff until its next contents are compared and have their colours: before, they are elsewhere, unfolded and
 * unmarked. The style sheet limits the wait. The returned function takes `settle`, which scrolls to the place to show.
 */
export function onceCompared(editor: monacoEditor.IStandaloneDiffEditor): (settle: () => void) => void {
  const { dataset } = editor.getContainerDomNode();
  let waiting: (() => void) | null = null;
  editor.onDidUpdateDiff(() => {
    if (waiting === null || editor.getLineChanges() === null) return;
    const settle = waiting;
    waiting = null;
    settle();
    const sides = [editor.getOriginalEditor(), editor.getModifiedEditor()];
    void Promise.allSettled(sides.map(colourVisibleLines)).then(() => {
      // Unless the next contents are here by now.
      if (waiting === null) delete dataset.uncompared;
    });
  });
  return (settle) => {
    waiting = settle;
    dataset.uncompared = '';
  };
}
