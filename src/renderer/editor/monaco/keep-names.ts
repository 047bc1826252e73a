import { monaco } from './monaco';

/** Restores the accessible names of both sides: Monaco loses them at each new layout. */
export function keepNames(
  editor: monaco.editor.IStandaloneDiffEditor,
  names: () => { readonly original: string; readonly modified: string },
): void {
  keepName(editor.getOriginalEditor(), () => names().original);
  keepName(editor.getModifiedEditor(), () => names().modified);
}

function keepName(side: monaco.editor.ICodeEditor, name: () => string): void {
  const { ariaLabel } = monaco.editor.EditorOption;
  side.onDidChangeConfiguration((change) => {
    if (change.hasChanged(ariaLabel) && side.getOption(ariaLabel) !== name())
      side.updateOptions({ ariaLabel: name() });
  });
}
