import { type RefObject, useLayoutEffect, useState } from 'react';
import { questionSurface } from '../../state/focus';

/**
 * Whether the keyboard is on the surface that asks, around `element`. It is not said anew while a pointer is down, so that
 * no button moves away from under it.
 */
export function useKeyboardHere(element: RefObject<HTMLElement | null>): boolean {
  const [here, setHere] = useState(false);
  useLayoutEffect(() => {
    const surface = element.current?.closest(questionSurface);
    if (!surface) return;
    const ended = new AbortController();
    const { signal } = ended;
    let isDown = false;
    const look = () => {
      if (!isDown && !signal.aborted) setHere(surface.contains(document.activeElement));
    };
    // The focus is nowhere while it goes from one element to the next, and a click comes right after its pointer is up.
    const lookSoon = () => setTimeout(look);
    const press = (down: boolean) => () => {
      isDown = down;
      lookSoon();
    };
    look();
    surface.addEventListener('focusin', look, { signal });
    surface.addEventListener('focusout', lookSoon, { signal });
    window.addEventListener('pointerdown', press(true), { signal, capture: true });
    for (const up of ['pointerup', 'pointercancel'])
      window.addEventListener(up, press(false), { signal, capture: true });
    return () => ended.abort();
  }, [element]);
  return here;
}
