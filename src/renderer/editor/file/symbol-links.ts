import { useSymbolsInFront } from '../../parts/symbols/symbols-in-front';
import { onMac } from '../../ui/keys';
import { monaco } from '../monaco/monaco';

// Ctrl+click (Command on a Mac) on the name of a symbol goes to its definition in the same file, which is in front.
// Import it lazily only.

/** Active until the returned function is called. */
export function linkSymbols(editor: monaco.editor.IStandaloneCodeEditor, path: string): () => void {
  const link = editor.createDecorationsCollection();
  const underline = (range: monaco.Range | null) =>
    link.set(range === null ? [] : [{ range, options: { inlineClassName: 'symbol-link' } }]);
  const listeners = [
    editor.onMouseMove(({ target, event }) =>
      underline(isHeld(event) ? (linkAt(editor, path, target.position)?.range ?? null) : null),
    ),
    editor.onMouseLeave(() => underline(null)),
    editor.onKeyUp(() => underline(null)),
    editor.onMouseUp(({ target, event }) => {
      const found = isHeld(event) && event.leftButton ? linkAt(editor, path, target.position) : null;
      if (!found || editor.getSelection()?.isEmpty() === false) return;
      underline(null);
      const position = { lineNumber: found.line, column: 1 };
      editor.setPosition({ ...position, column: columnOf(editor, found) });
      editor.revealPositionInCenterIfOutsideViewport(position);
    }),
  ];
  return () => {
    for (const listener of listeners) listener.dispose();
    link.clear();
  };
}

function isHeld({ ctrlKey, metaKey }: monaco.IMouseEvent): boolean {
  return onMac ? metaKey : ctrlKey;
}

type SymbolLink = { readonly range: monaco.Range; readonly name: string; readonly line: number };

/** The word there, if it is the name of a symbol that is defined on another line. */
function linkAt(
  editor: monaco.editor.IStandaloneCodeEditor,
  path: string,
  position: monaco.Position | null,
): SymbolLink | null {
  const word = position && editor.getModel()?.getWordAtPosition(position);
  if (!position || !word) return null;
  const front = useSymbolsInFront.getState();
  const symbols = front.path === path ? front.symbols : [];
  const named = symbols.filter(({ name }) => name === word.word);
  // Of several with the same name, the nearest one above, as in a scope.
  const symbol = named.findLast(({ lines }) => lines.first < position.lineNumber) ?? named[0];
  if (!symbol || symbol.lines.first === position.lineNumber) return null;
  const { lineNumber } = position;
  const range = new monaco.Range(lineNumber, word.startColumn, lineNumber, word.endColumn);
  return { range, name: word.word, line: symbol.lines.first };
}

function columnOf(editor: monaco.editor.IStandaloneCodeEditor, { name, line }: SymbolLink): number {
  return Math.max(0, editor.getModel()?.getLineContent(line).indexOf(name) ?? 0) + 1;
}
