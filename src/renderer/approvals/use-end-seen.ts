import { type RefCallback, useCallback } from 'react';

/** Goes on an element at the end of what is decided upon: tells once that has been on screen. */
export function useEndSeen(onEndSeen: () => void): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const observer = new IntersectionObserver((entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onEndSeen();
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onEndSeen],
  );
}
