import { useEffect, useState } from 'react';
import type { SideLayer } from './side-layer';

/** The line in which the user types, from 1, or null. It ends when the caret changes lines or the pointer moves. */
export function useTypedLine({ editor }: SideLayer): number | null {
  const [typed, setTyped] = useState<number | null>(null);
  useEffect(() => {
    const told = [
      editor.onDidChangeCursorSelection(({ selection, source, modelVersionId, oldModelVersionId }) => {
        const line = selection.positionLineNumber;
        // A decision on a hunk changes the text too, but not from the keyboard.
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
