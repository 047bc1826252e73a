import { type RefCallback, useCallback, useEffect, useMemo, useState } from 'react';

// Whether a question is visible, for any height of it and of the pane: most of it is on screen, or it covers the middle
// of the pane, or its answers are on screen.

export type QuestionOnScreen = {
  /** For the element that shows the question. */
  readonly surface: RefCallback<HTMLElement>;
  /** For the element that contains the answers. */
  readonly answers: RefCallback<HTMLElement>;
  /** The start time, on the clock of `performance.now()`; null while the question is hidden. */
  readonly visibleSince: number | null;
  /** False before the first measurement. */
  readonly isOutOfView: boolean;
};

export function useOnScreen(): QuestionOnScreen {
  const [isMostlyShown, mostly] = useObserved(observeMost);
  const [isOverMiddle, middle] = useObserved(observeMiddle);
  const [isPartlyShown, partly] = useObserved(observePart);
  const [areAnswersShown, answers] = useObserved(observeMost);
  const surface = useMemo(() => all([mostly, middle, partly]), [mostly, middle, partly]);

  const fillsPane = isOverMiddle === true && isPartlyShown === true;
  const isVisible = isMostlyShown === true || fillsPane || areAnswersShown === true;
  const isOutOfView = !isVisible && isMostlyShown !== null && isOverMiddle !== null && isPartlyShown !== null;
  const [visibleSince, setVisibleSince] = useState<number | null>(null);
  useEffect(() => setVisibleSince(isVisible ? performance.now() : null), [isVisible]);
  return { surface, answers, visibleSince, isOutOfView };
}

type Observe = (element: HTMLElement, tell: (holds: boolean) => void) => IntersectionObserver;

/** Null before the first measurement. */
function useObserved(observe: Observe): [holds: boolean | null, ref: RefCallback<HTMLElement>] {
  const [holds, setHolds] = useState<boolean | null>(null);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const observer = observe(element, setHolds);
      observer.observe(element);
      return () => {
        observer.disconnect();
        setHolds(null);
      };
    },
    [observe],
  );
  return [holds, ref];
}

function observeMost(_element: HTMLElement, tell: (holds: boolean) => void): IntersectionObserver {
  const look = (entries: IntersectionObserverEntry[]) =>
    tell((entries.at(-1)?.intersectionRatio ?? 0) >= 0.5);
  return new IntersectionObserver(look, { threshold: 0.5 });
}

/** The pane itself may be off screen, for example in a closed drawer. */
function observePart(_element: HTMLElement, tell: (holds: boolean) => void): IntersectionObserver {
  return new IntersectionObserver((entries) => tell((entries.at(-1)?.intersectionRatio ?? 0) > 0));
}

/**
 * Intersects with the line through the middle of the pane: a share of an element taller than the pane would mean
 * little.
 */
function observeMiddle(element: HTMLElement, tell: (holds: boolean) => void): IntersectionObserver {
  const look = (entries: IntersectionObserverEntry[]) => tell(entries.at(-1)?.isIntersecting ?? false);
  return new IntersectionObserver(look, { root: paneOf(element), rootMargin: '-50% 0px' });
}

/** The scrolling element around it; null is the window. */
function paneOf(element: HTMLElement): HTMLElement | null {
  const { parentElement } = element;
  if (!parentElement) return null;
  return /auto|scroll/.test(getComputedStyle(parentElement).overflowY)
    ? parentElement
    : paneOf(parentElement);
}

function all(refs: readonly RefCallback<HTMLElement>[]): RefCallback<HTMLElement> {
  return (element) => {
    const cleanups = refs.map((ref) => ref(element));
    return () => {
      for (const cleanup of cleanups) cleanup?.();
    };
  };
}
