import { useSymbolsInFront } from '../../parts/symbols/symbols-in-front';
import { symbolsOf } from '../../parts/symbols/symbols-of';
import type { monaco } from '../monaco/monaco';

/** Publishes the symbols of the text until the returned function is called. Import it lazily only. */
export function followSymbols(path: string, model: monaco.editor.ITextModel): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const look = async () => {
    const version = model.getVersionId();
    const symbols = await symbolsOf(path, model.getValue());
    if (!isOver && model.getVersionId() === version) useSymbolsInFront.setState({ path, symbols });
  };
  const changes = model.onDidChangeContent(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), restMs);
  });
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
    changes.dispose();
    useSymbolsInFront.setState({ path: null, symbols: [] });
  };
}

/** After the last key press: highlighting the whole text takes longer than a key may. */
const restMs = 500;
