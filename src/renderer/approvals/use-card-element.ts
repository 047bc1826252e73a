import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { focusHome } from '../state/focus';
import type { DecisionAnswer } from './decision';

/** The card's element. If the focused card unmounts, the focus moves home instead of being lost. */
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
