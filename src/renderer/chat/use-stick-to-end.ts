import {
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

// Keeps a growing list at its end until the person scrolls away from it, and again once they are back or say something.

/** This close to the end counts as the end. */
const slack = 24;

const upwards = new Set(['ArrowUp', 'PageUp', 'Home']);

export function useStickToEnd(list: RefObject<VirtualListHandle | null>, count: number) {
  const [atEnd, setAtEnd] = useState(true);
  const sticks = useRef(true);
  /** The person reached for the scroll position: only then may leaving the end be meant. */
  const reached = useRef(false);
  /** The row that is gone to, until it is on the screen. */
  const aim = useRef<number | null>(null);

  const goToEnd = useCallback(() => {
    sticks.current = true;
    reached.current = false;
    aim.current = null;
    setAtEnd(true);
    list.current?.scrollToIndex(count - 1, { align: 'end' });
  }, [list, count]);

  /** Away from the end, to a row that somebody looked for. */
  const goTo = useCallback(
    (index: number) => {
      sticks.current = false;
      aim.current = index;
      setAtEnd(false);
      list.current?.scrollToIndex(index, { align: 'center' });
    },
    [list],
  );

  const judge = useCallback(() => {
    const handle = list.current;
    if (!handle || aim.current !== null) return;
    const near = handle.scrollOffset + handle.viewportSize >= handle.scrollSize - slack;
    if (near) sticks.current = true;
    else if (reached.current) sticks.current = false;
    setAtEnd(near || sticks.current);
  }, [list]);

  /** Only when the movement is over: at its beginning the end is still near. */
  const onScrollEnd = useCallback(() => {
    if (list.current && isOnScreen(list.current, aim.current)) aim.current = null;
    judge();
    if (sticks.current) reached.current = false;
  }, [list, judge]);

  const onResize = useCallback(() => {
    if (aim.current !== null) list.current?.scrollToIndex(aim.current, { align: 'center' });
    else if (sticks.current && !reached.current) list.current?.scrollToIndex(count - 1, { align: 'end' });
    else judge();
  }, [list, count, judge]);
  useLayoutEffect(onResize, [onResize]);
  useEffect(() => useSent.subscribe(goToEnd), [goToEnd]);

  const intent = useMemo(() => intentListeners(list, reached, sticks), [list]);
  return { atEnd, goTo, goToEnd, onResize, onScroll: judge, onScrollEnd, intent };
}

function isOnScreen(handle: VirtualListHandle, index: number | null): boolean {
  if (index === null) return false;
  const top = handle.getItemOffset(index);
  return (
    top < handle.scrollOffset + handle.viewportSize && top + handle.getItemSize(index) > handle.scrollOffset
  );
}

/** What shows that the person, and not the growing list, moves the scroll position. */
function intentListeners(
  list: RefObject<VirtualListHandle | null>,
  reached: RefObject<boolean>,
  sticks: RefObject<boolean>,
) {
  const reach = () => {
    const { scrollSize = 0, viewportSize = 0 } = list.current ?? {};
    if (scrollSize > viewportSize) reached.current = true;
  };
  return {
    onTouchMove: reach,
    onWheel: (event: WheelEvent) => event.deltaY < 0 && reach(),
    onKeyDown: (event: KeyboardEvent) => upwards.has(event.key) && reach(),
    // The scroll bar belongs to the scrolling element itself.
    onPointerDown: (event: PointerEvent) => event.target === event.currentTarget && reach(),
    // What is opened must not be pushed out of sight by its own growth.
    onClick: (event: MouseEvent) => {
      const { target } = event;
      if (target instanceof Element && target.closest('[aria-expanded]')) sticks.current = false;
    },
  };
}
