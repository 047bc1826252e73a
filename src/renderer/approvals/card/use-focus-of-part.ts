import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * If the focus was in a part of the card that disappears, the card takes it. Returns the function that this part calls
 * while its elements are still on the page.
 */
export function useFocusOfPart(card: RefObject<HTMLElement | null>): () => void {
  const held = useRef(false);
  useLayoutEffect(() => {
    if (held.current && !card.current?.contains(document.activeElement)) card.current?.focus();
    held.current = false;
  });
  return useCallback(() => {
    held.current ||= card.current?.contains(document.activeElement) ?? false;
  }, [card]);
}
