import { useEffect, useState } from 'react';
import type { SideLayer } from './side-layer';

/** The line that is typed in, from 1, until the caret goes to another or the pointer moves; null: none. */
export function useTypedLine({ editor }: SideLayer): number | null {
  const [typed, setTyped] = useState<number | null>(null);
  useEffect(() => {
    const told = [
      editor.onDidChangeCursorSelection(({ selection, source, modelVersionId, oldModelVersionId }) => {
        const line = selection.positionLineNumber;
        // What is decided on a hunk changes the text as well, by itself.
        const isTyped = modelVersionId !== oldModelVersionId && source === 'keyboard';
        setTyped((before) => (isTyped || before === line ? line : null));
      }),
      editor.onMouseMove(() => setTyped(null)),
    ];
    return () => {
      for (const listener of told) listener.dispose();
    };
  }, [editor]);
  return typed;
}
