import { type RefObject, useLayoutEffect, useState } from 'react';
import { isWithin, questionAttribute, questionSurface, reviewAttribute } from '../../state/focus';
import { type KeyPlace, keyPlace } from './key-place';

/**
 * The place of the focus on the question's surface around `element`; null if it is elsewhere. The card of a question
 * takes the same keys as the review of its diff. The value is frozen while a pointer is down, so that the buttons stay
 * under it.
 */
export function useKeyboardHere(element: RefObject<HTMLElement | null>): KeyPlace | null {
  const [here, setHere] = useState<KeyPlace | null>(null);
  useLayoutEffect(() => {
    const surface = element.current?.closest(questionSurface);
    if (!surface) return;
    const ended = new AbortController();
    const { signal } = ended;
    let isDown = false;
    const look = () => {
      if (isDown || signal.aborted) return;
      const { activeElement } = document;
      setHere(activeElement && isOn(surface, activeElement) ? keyPlace(activeElement) : null);
    };
    // Between two elements nothing has the focus, and a click comes right after the pointer is released.
    const lookSoon = () => setTimeout(look);
    const press = (down: boolean) => () => {
      isDown = down;
      lookSoon();
    };
    look();
    document.addEventListener('focusin', look, { signal });
    document.addEventListener('focusout', lookSoon, { signal });
    window.addEventListener('pointerdown', press(true), { signal, capture: true });
    for (const up of ['pointerup', 'pointercancel'])
      window.addEventListener(up, press(false), { signal, capture: true });
    return () => ended.abort();
  }, [element]);
  return here;
}

function isOn(surface: Element, element: Element): boolean {
  const reviewed = surface.getAttribute(reviewAttribute);
  if (reviewed === null) return surface.contains(element);
  return (
    isWithin(surface, element) || element.closest(`[${questionAttribute}="${CSS.escape(reviewed)}"]`) !== null
  );
}
