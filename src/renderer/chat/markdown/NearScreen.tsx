import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './NearScreen.module.css';

// Virtual part of a long content: rendered while it is near the screen. Otherwise its text takes its place, with the
// same height, so that search and copy still find it. Visible content never moves.

type NearScreenProps = {
  /** The text that takes its place. */
  readonly text: string;
  readonly startsNear: boolean;
  readonly children: ReactNode;
};

export function NearScreen({ text, startsNear, children }: NearScreenProps) {
  const frame = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const isNear = useNearness(frame, height, startsNear);
  useKeptPlace(frame, height, isNear);
  return (
    <div ref={frame}>
      {isNear ? (
        children
      ) : (
        <div className={styles.standIn} style={{ height: height.current || guessedHeight(text) }} dir="auto">
          {text}
        </div>
      )}
    </div>
  );
}

/** In px: far enough that content is rendered before it scrolls into view. */
const margin = 4000;

/** Changes only while the page is still: a long movement would render every part on the way, and miss its target. */
function useNearness(
  frame: RefObject<HTMLDivElement | null>,
  height: RefObject<number>,
  startsNear: boolean,
): boolean {
  const [isNear, setNear] = useState(startsNear);
  useEffect(() => {
    const element = frame.current;
    const scroller = element && scrollerOf(element);
    if (!element || !scroller) return;
    let seen: boolean | null = null;
    let scrolls = false;
    const settle = () => {
      scrolls = false;
      // The focused element stays mounted.
      if (seen === null || (!seen && element.contains(document.activeElement))) return;
      height.current = element.getBoundingClientRect().height;
      setNear(seen);
    };
    const move = () => {
      scrolls = 'onscrollend' in scroller;
    };
    const look: IntersectionObserverCallback = (entries) => {
      seen = entries.at(-1)?.isIntersecting ?? seen;
      if (!scrolls) settle();
    };
    const watch = new IntersectionObserver(look, { root: scroller, rootMargin: `${margin}px 0px` });
    watch.observe(element);
    scroller.addEventListener('scroll', move);
    scroller.addEventListener('scrollend', settle);
    return () => {
      watch.disconnect();
      scroller.removeEventListener('scroll', move);
      scroller.removeEventListener('scrollend', settle);
    };
  }, [frame, height]);
  return isNear;
}

/** If a part above the screen has another height than its placeholder, the visible content does not move. */
function useKeptPlace(
  frame: RefObject<HTMLDivElement | null>,
  height: RefObject<number>,
  isNear: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: exactly when one takes the place of the other
  useLayoutEffect(() => {
    const element = frame.current;
    const scroller = element && scrollerOf(element);
    if (!element || !scroller || height.current === 0) return;
    const { top, height: now } = element.getBoundingClientRect();
    if (top < scroller.getBoundingClientRect().top) scroller.scrollTop += now - height.current;
    height.current = now;
  }, [isNear]);
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  return null;
}

/** For a text that is rendered for the first time, in px: its lines, wrapped in a column of usual width. */
function guessedHeight(text: string): number {
  const lines = text.split('\n').map((line) => Math.ceil(line.length / 60));
  return lines.reduce((sum, count) => sum + count, 0) * 20;
}
