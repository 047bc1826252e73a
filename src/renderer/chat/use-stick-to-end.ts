import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type WheelEvent,
} from 'react';
import type { VirtualListHandle } from '../ui/virtual-list/VirtualList';
import { useSent } from './composer/sent';
import { earlierLoaderHeight } from './EarlierLoader';

// Keeps a growing list at its end until the person scrolls away from it, and again once they are back or say something.

/** This close to the end counts as the end. */
const slack = 24;

/** A row that is gone to, and where it is to lie; `offset` pixels lower. */
type Aim = { readonly index: number; readonly align: 'start' | 'center'; readonly offset?: number };

/** The first row, with what stands over it. */
const start: Aim = { index: 0, align: 'start', offset: -earlierLoaderHeight };

const upwards = new Set(['ArrowUp', 'PageUp', 'Home']);

export function useStickToEnd(list: RefObject<VirtualListHandle | null>, count: number) {
  const [atEnd, setAtEnd] = useState(true);
  const sticks = useRef(true);
  /** The person reached for the scroll position: only then may leaving the end be meant. */
  const reached = useRef(false);
  /** The row that is gone to, until it is on the screen. */
  const aim = useRef<Aim | null>(null);

  const goToEnd = useCallback(() => {
    sticks.current = true;
    reached.current = false;
    aim.current = null;
    setAtEnd(true);
    list.current?.scrollToIndex(count - 1, { align: 'end' });
  }, [list, count]);

  const judge = useCallback(() => {
    const handle = list.current;
    if (!handle || aim.current !== null) return;
    const near = handle.scrollOffset + handle.viewportSize >= handle.scrollSize - slack;
    if (near) sticks.current = true;
    else if (reached.current) sticks.current = false;
    setAtEnd(near || sticks.current);
  }, [list]);

  /** Away from the end, to a row that somebody looked for. */
  const aimAt = useCallback(
    (row: Aim) => {
      sticks.current = false;
      setAtEnd(false);
      const isThere = list.current !== null && liesAt(list.current, row);
      aim.current = isThere ? null : row;
      if (isThere) return judge();
      list.current?.scrollToIndex(row.index, row);
    },
    [list, judge],
  );

  /** Only when the movement is over: at its beginning the end is still near. */
  const onScrollEnd = useCallback(() => {
    if (list.current && isOnScreen(list.current, aim.current)) aim.current = null;
    judge();
    if (sticks.current) reached.current = false;
  }, [list, judge]);

  const onResize = useCallback(() => {
    if (aim.current !== null) list.current?.scrollToIndex(aim.current.index, aim.current);
    else if (sticks.current && !reached.current) list.current?.scrollToIndex(count - 1, { align: 'end' });
    else judge();
  }, [list, count, judge]);
  useLayoutEffect(onResize, [onResize]);
  useEffect(() => useSent.subscribe(goToEnd), [goToEnd]);

  const goTo = useCallback((index: number) => aimAt({ index, align: 'center' }), [aimAt]);
  const goToStart = useCallback(() => aimAt(start), [aimAt]);
  const intent = useMemo(
    () => intentListeners({ list, reached, sticks, aim, goToStart, goToEnd }),
    [list, goToStart, goToEnd],
  );
  return { atEnd, goTo, goToEnd, onResize, onScroll: judge, onScrollEnd, intent };
}

/** Whether the list is already where going to the row would take it: then nothing moves, and no movement ends. */
function liesAt(handle: VirtualListHandle, { index, align, offset = 0 }: Aim): boolean {
  const { scrollOffset, scrollSize, viewportSize } = handle;
  const top = handle.getItemOffset(index) + offset;
  const wanted = align === 'center' ? top - (viewportSize - handle.getItemSize(index)) / 2 : top;
  const goal = Math.max(0, Math.min(wanted, scrollSize - viewportSize));
  return Math.abs(goal - scrollOffset) < 1;
}

function isOnScreen(handle: VirtualListHandle, aim: Aim | null): boolean {
  if (aim === null) return false;
  const { index } = aim;
  const top = handle.getItemOffset(index);
  return (
    top < handle.scrollOffset + handle.viewportSize && top + handle.getItemSize(index) > handle.scrollOffset
  );
}

type Sticking = {
  readonly list: RefObject<VirtualListHandle | null>;
  readonly reached: RefObject<boolean>;
  readonly sticks: RefObject<boolean>;
  readonly aim: RefObject<Aim | null>;
  goToStart(): void;
  goToEnd(): void;
};

/** What shows that the person, and not the growing list, moves the scroll position. */
function intentListeners({ list, reached, sticks, aim, goToStart, goToEnd }: Sticking) {
  const reach = () => {
    const { scrollSize = 0, viewportSize = 0 } = list.current ?? {};
    if (scrollSize > viewportSize) reached.current = true;
  };
  // By rows: where the first one lies is known only once those before the one in sight have been drawn.
  const endKeys: Readonly<Record<string, () => void>> = { Home: goToStart, End: goToEnd };
  return {
    onTouchMove: () => {
      aim.current = null;
      reach();
    },
    onWheel: (event: WheelEvent) => {
      aim.current = null;
      if (event.deltaY < 0) reach();
    },
    onKeyDown: (event: KeyboardEvent) => {
      aim.current = null;
      if (upwards.has(event.key)) reach();
      const go = event.target === event.currentTarget ? endKeys[event.key] : undefined;
      if (!go || hasModifier(event)) return;
      event.preventDefault();
      go();
    },
    // What has the keyboard must not be pushed out of sight either: a question may lie far above the end.
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      if (target === currentTarget) return;
      if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
      const { scrollHeight, clientHeight, scrollTop } = currentTarget;
      if (scrollHeight - clientHeight - scrollTop <= slack) return;
      aim.current = null;
      sticks.current = false;
      // Ends a movement that is still on its way to the end.
      list.current?.scrollTo(scrollTop);
    },
    // The scroll bar belongs to the scrolling element itself.
    onPointerDown: (event: PointerEvent) => event.target === event.currentTarget && reach(),
    // What is opened must not be pushed out of sight by its own growth.
    onClick: (event: MouseEvent) => {
      const { target } = event;
      if (target instanceof Element && target.closest('[aria-expanded]')) sticks.current = false;
    },
  };
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}
