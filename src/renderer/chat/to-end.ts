import { type RefObject, useMemo, useRef } from 'react';
import { questionAttribute } from '../state/focus';

// Scrolls to the end of a message list. It stops at the first question whose head would leave the view.

export type EndOfList = {
  /** Called while the list grows. */
  follow(): void;
  /** Scrolls to the very end, because the user asks for it. */
  go(): void;
  /** The user reached the end: the question above no longer stops the list. */
  pass(): void;
};

export function useEndOf(scroller: RefObject<HTMLElement | null>): EndOfList {
  const passed = useRef<string | null>(null);
  return useMemo(() => {
    const pass = () => {
      passed.current = (scroller.current && hiddenQuestion(scroller.current)?.callId) ?? null;
    };
    return {
      follow: () => scroller.current && followEnd(scroller.current, passed.current),
      go() {
        pass();
        if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
      },
      pass,
    };
  }, [scroller]);
}

function followEnd(element: HTMLElement, passed: string | null): void {
  const question = hiddenQuestion(element);
  const isHeld = question !== null && question.callId !== passed;
  element.scrollTop = isHeld ? question.top : element.scrollHeight;
}

/** The first question whose head is above the view at the end of the list. */
function hiddenQuestion(element: HTMLElement): { readonly callId: string; readonly top: number } | null {
  const card = element.querySelector<HTMLElement>(`[${questionAttribute}]`);
  const callId = card?.getAttribute(questionAttribute);
  if (!card || !callId) return null;
  const top =
    card.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop - air;
  return top < element.scrollHeight - element.clientHeight ? { callId, top } : null;
}

/** Pixels above the card. */
const air = 8;
