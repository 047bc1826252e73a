import type { editor } from 'monaco-editor/editor';

// Removed lines in one column: Monaco draws them once, in the colours that are known by then.

/** In ms. The colours of a long text come in many parts. */
const joinMs = 50;

/** Draws them anew whenever the text before gets other colours, until its model goes. */
export function redrawRemoved(modified: editor.ICodeEditor, original: editor.ITextModel): void {
  if (!tellsColours(original)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listener = original.onDidChangeTokens(() => {
    clearTimeout(timer);
    timer = setTimeout(() => redraw(modified), joinMs);
  });
  original.onWillDispose(() => {
    clearTimeout(timer);
    listener.dispose();
  });
}

/** Monaco looks at a diff again when what stands between its lines changes. */
function redraw(modified: editor.ICodeEditor): void {
  modified.changeViewZones((zones) => {
    const domNode = document.createElement('div');
    zones.removeZone(zones.addZone({ afterLineNumber: 0, heightInPx: 0, domNode }));
  });
}

/** Monaco's types do not tell; Monaco does. */
type TellsColours = { onDidChangeTokens(listen: () => void): { dispose(): void } };

function tellsColours(model: object): model is TellsColours {
  return 'onDidChangeTokens' in model;
}
