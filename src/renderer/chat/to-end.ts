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
  /** Whether the user or the focus moved the list since then. A list that grew or shrank may move by itself. */
  isMoved(): boolean;
};

export function useEndOf(scroller: RefObject<HTMLElement | null>): EndOfList {
  const passed = useRef<string | null>(null);
  const last = useRef({ top: 0, height: 0 });
  return useMemo(() => {
    const scrollTo = (top: number) => {
      if (!scroller.current) return;
      scroller.current.scrollTop = top;
      // The browser limits it.
      last.current = { top: scroller.current.scrollTop, height: scroller.current.scrollHeight };
    };
    const pass = () => {
      passed.current = (scroller.current && hiddenQuestion(scroller.current)?.callId) ?? null;
    };
    return {
      follow: () => scroller.current && scrollTo(endOf(scroller.current, passed.current)),
      go() {
        pass();
        if (scroller.current) scrollTo(scroller.current.scrollHeight);
      },
      pass,
      isMoved() {
        const { scrollTop = 0, scrollHeight = 0 } = scroller.current ?? {};
        return scrollHeight === last.current.height && scrollTop !== last.current.top;
      },
    };
  }, [scroller]);
}

/** In pixels from the top. */
function endOf(element: HTMLElement, passed: string | null): number {
  const question = hiddenQuestion(element);
  return question !== null && question.callId !== passed ? question.top : element.scrollHeight;
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
