import type { Question } from '@shared/approval/approval';
import { words } from '@shared/texts/text';
import { type RefCallback, useCallback, useState } from 'react';

// Nobody accepts what they have not seen: a text that is asked about must have been on screen at its beginning and at
// its end. Of a diff that is nobody's duty.

/** Go on an element at either end of the text. */
export type TextEnds = {
  readonly beginning: RefCallback<HTMLElement>;
  readonly end: RefCallback<HTMLElement>;
};

/** `unseen`: what to do before this very question can be accepted; null when there is nothing left to see. */
export function useEndsSeen({ subject, hash }: Question): {
  readonly ends: TextEnds;
  readonly unseen: string | null;
} {
  const [beginningSeen, beginning] = useSeen(hash);
  const [endSeen, end] = useSeen(hash);
  const isDiff = subject.kind === 'file-change';
  return { ends: { beginning, end }, unseen: isDiff ? null : unseenWords(beginningSeen, endSeen) };
}

function unseenWords(beginningSeen: boolean, endSeen: boolean): string | null {
  if (!beginningSeen) return words('approval-card.scroll-up');
  return endSeen ? null : words('approval-card.scroll-down');
}

/** Whether the element the callback is put on has been on screen, most of it, since `key` is what it is. */
function useSeen(key: string): [seen: boolean, ref: RefCallback<HTMLElement>] {
  const [seen, setSeen] = useState<string | null>(null);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) setSeen(key);
        },
        { threshold: 0.5 },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [key],
  );
  return [seen === key, ref];
}
