import type { editor as monacoEditor } from 'monaco-editor/editor';

/**
 * Has the diff out of sight until what it shows next is compared, as the style sheet says, since it stands elsewhere
 * before, unfolded and without a mark. `settle`, which the returned function takes, goes to where it is to be seen.
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
