import { type RefObject, useLayoutEffect, useState } from 'react';
import { questionSurface } from '../../state/focus';
import { type KeyPlace, keyPlace } from './key-place';

/**
 * Where the keyboard is on the surface that asks, around `element`; null: not on it. It is not said anew while a pointer is down, so that
 * no button moves away from under it.
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
      setHere(activeElement && surface.contains(activeElement) ? keyPlace(activeElement) : null);
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
