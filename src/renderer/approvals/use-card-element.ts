import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { focusHome } from '../state/focus';
import type { DecisionAnswer } from './decision';

/** The card on the page. When it goes while it holds the keyboard, the keyboard goes home, not nowhere. */
export function useCardElement(surface: DecisionAnswer['surface']): {
  readonly element: RefObject<HTMLElement | null>;
  readonly ref: (card: HTMLElement | null) => ReturnType<DecisionAnswer['surface']>;
} {
  const element = useRef<HTMLElement | null>(null);
  const ref = useCallback(
    (card: HTMLElement | null) => {
      element.current = card;
      return surface(card);
    },
    [surface],
  );
  useLayoutEffect(
    () => () => {
      if (element.current?.contains(document.activeElement)) focusHome();
    },
    [],
  );
  return { element, ref };
}
