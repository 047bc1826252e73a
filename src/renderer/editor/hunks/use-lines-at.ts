import { useEffect, useState } from 'react';
import type { SideLayer } from './side-layer';

/** The lines of a side with the pointer and with the caret, from 1, or null. */
export type LinesAt = { readonly pointed: number | null; readonly caret: number | null };

export function useLinesAt({ editor, element }: SideLayer): LinesAt {
  const [pointed, setPointed] = useState<number | null>(null);
  const [caret, setCaret] = useState<number | null>(null);
  useEffect(() => {
    const noteCaret = () => setCaret(editor.getPosition()?.lineNumber ?? null);
    // The editor may already have the focus.
    if (editor.hasTextFocus()) noteCaret();
    const told = [
      editor.onMouseMove(({ target, event }) => {
        if (!isOver(element, event.browserEvent)) setPointed(target.position?.lineNumber ?? null);
      }),
      // The buttons beside the line cover the text.
      editor.onMouseLeave(({ event }) => isOver(element, event.browserEvent) || setPointed(null)),
      editor.onDidFocusEditorText(noteCaret),
      editor.onDidChangeCursorPosition(({ position }) => {
        if (editor.hasTextFocus()) setCaret(position.lineNumber);
      }),
    ];
    const leave = ({ relatedTarget }: MouseEvent) => {
      const isBack = relatedTarget instanceof Node && editor.getContainerDomNode().contains(relatedTarget);
      if (!isBack) setPointed(null);
    };
    element.addEventListener('mouseout', leave);
    return () => {
      for (const listener of told) listener.dispose();
      element.removeEventListener('mouseout', leave);
    };
  }, [editor, element]);
  return { pointed, caret };
}

function isOver(element: HTMLElement, { target, relatedTarget }: MouseEvent): boolean {
  return [target, relatedTarget].some((node) => node instanceof Node && element.contains(node));
}
