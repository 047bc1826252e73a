import type { editor } from 'monaco-editor/editor';

// Removed lines in one column: Monaco draws them once, with the colours known at that time.

/** In ms. The colours of a long text arrive in many parts. */
const joinMs = 50;

/** Draws them again after each change of the original text's colours, until its model is disposed. */
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

/** A change of view zones makes Monaco draw the diff again. */
function redraw(modified: editor.ICodeEditor): void {
  modified.changeViewZones((zones) => {
    const domNode = document.createElement('div');
    zones.removeZone(zones.addZone({ afterLineNumber: 0, heightInPx: 0, domNode }));
  });
}

/** Monaco's types lack this event; Monaco has it. */
type TellsColours = { onDidChangeTokens(listen: () => void): { dispose(): void } };

function tellsColours(model: object): model is TellsColours {
  return 'onDidChangeTokens' in model;
}
