import type { Question } from '@shared/approval/approval';
import { words } from '@shared/texts/text';
import { type RefCallback, useCallback, useState } from 'react';

// The user can accept a text only after its beginning and its end were on screen. Diffs are exempt.

/** For an element at each end of the text. */
export type TextEnds = {
  readonly beginning: RefCallback<HTMLElement>;
  readonly end: RefCallback<HTMLElement>;
};

/** `unseen`: the action needed before this question can be accepted; null if everything was seen. */
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

/** Whether most of the callback's element has been on screen since `key` got its present value. */
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
