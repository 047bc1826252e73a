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
import { itemIdsOf, type Row } from './chat-rows';
import { useSent } from './composer/sent';
import { earlierLoaderHeight } from './EarlierLoader';
import { keepPlace, keptPlace } from './kept/kept-in-chats';
import { type Place, placeIn, wayTo } from './kept/place';
import { useEndOf } from './to-end';

// Keeps a growing list at its end, or at a waiting question above it, until the user scrolls away. It starts again when
// the user returns or sends a message. A remounted list begins at the earlier position.

/** In pixels: a distance below this counts as the end. */
const slack = 24;

/** The target row and its alignment; `offset` pixels lower. */
type RowAim = { readonly index: number; readonly align: 'start' | 'center'; readonly offset?: number };

/** A place stays in position while the content around it gets its sizes, until the user moves the list. */
type Aim = { readonly row: RowAim } | { readonly place: Place };

/** The first row, with the content above it. */
const start: RowAim = { index: 0, align: 'start', offset: -earlierLoaderHeight };

const upwards = new Set(['ArrowUp', 'PageUp', 'Home']);
const downwards = new Set(['ArrowDown', 'PageDown']);

type Scrolled = {
  readonly chatId: string;
  readonly rows: readonly Row[];
  readonly list: RefObject<VirtualListHandle | null>;
  readonly scroller: RefObject<HTMLElement | null>;
};

export function useStickToEnd({ chatId, rows, list, scroller }: Scrolled) {
  const [before] = useState(() => keptPlace(chatId));
  const [atEnd, setAtEnd] = useState(before === null);
  const sticks = useRef(before === null);
  /** The user touched the scroll position: only then may leaving the end be intended. */
  const reached = useRef(false);
  /** The target row, until it is on the screen; or the earlier position of the chat. */
  const aim = useRef<Aim | null>(before && { place: before });

  const end = useEndOf(scroller);

  const goToEnd = useCallback(() => {
    sticks.current = true;
    reached.current = false;
    aim.current = null;
    setAtEnd(true);
    end.go();
  }, [end]);

  const judge = useCallback(() => {
    const handle = list.current;
    if (!handle || aim.current !== null) return;
    const near = isNear(handle);
    const isMoved = reached.current || end.isMoved();
    if (near && isMoved) end.pass();
    sticks.current = near || (sticks.current && !isMoved);
    setAtEnd(sticks.current);
  }, [list, end]);

  /** Leaves the end, for a row that the user searched. */
  const aimAt = useCallback(
    (row: RowAim) => {
      sticks.current = false;
      setAtEnd(false);
      const isThere = list.current !== null && liesAt(list.current, row);
      aim.current = isThere ? null : { row };
      if (isThere) return judge();
      moveTo(row, { list, scroller });
    },
    [list, scroller, judge],
  );

  /** Only after the movement: at its beginning the end is still near. */
  const onScrollEnd = useCallback(() => {
    if (list.current && isOnScreen(list.current, aim.current)) aim.current = null;
    judge();
    if (sticks.current) reached.current = false;
  }, [list, judge]);

  const onResize = useCallback(() => {
    const to = aim.current;
    if (to !== null && 'place' in to) goBackTo(to.place, { rows, list, scroller, goToEnd });
    else if (to !== null) moveTo(to.row, { list, scroller });
    else if (sticks.current && !reached.current) end.follow();
    else judge();
  }, [rows, list, scroller, judge, goToEnd, end]);
  useLayoutEffect(onResize, [onResize]);
  useKeeping({ chatId, scroller, aim, sticks });
  useEffect(() => useSent.subscribe(goToEnd), [goToEnd]);

  const goTo = useCallback((index: number) => aimAt({ index, align: 'center' }), [aimAt]);
  const intent = useMemo(
    () => intentListeners({ list, reached, sticks, aim, goToStart: () => aimAt(start), goToEnd }),
    [list, aimAt, goToEnd],
  );
  return { atEnd, goTo, goToEnd, onResize, onScroll: judge, onScrollEnd, intent };
}

/** Stores the position when another page replaces the chat, for its return; a newly chosen chat begins at its end. */
function useKeeping({ chatId, scroller, aim, sticks }: Pick<Scrolled, 'chatId' | 'scroller'> & Held): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    keepPlace(chatId, null);
    return () => {
      if (aim.current !== null && 'place' in aim.current) keepPlace(chatId, aim.current.place);
      else if (element) keepPlace(chatId, sticks.current ? null : placeIn(element));
    };
  }, [chatId, scroller, aim, sticks]);
}

type Held = Pick<Sticking, 'aim' | 'sticks'>;

type Way = Pick<Scrolled, 'rows' | 'list' | 'scroller'> & Pick<Sticking, 'goToEnd'>;

/** Moves closer to the place: each step renders more rows there, whose sizes then cause the next step. */
function goBackTo(place: Place, { rows, list, scroller, goToEnd }: Way): void {
  const index = rows.findIndex((row) => itemIdsOf(row).includes(place.itemId));
  const [handle, element] = [list.current, scroller.current];
  if (index === -1) goToEnd();
  if (index === -1 || !handle || !element) return;
  const way = wayTo(place, element) ?? handle.getItemOffset(index) - place.top - element.scrollTop;
  if (Math.abs(way) >= 1) element.scrollTop += way;
}

/** Whether the list is already at the row: then nothing moves, and no movement ends. */
function liesAt(handle: VirtualListHandle, row: RowAim): boolean {
  return Math.abs(topOf(handle, row) - handle.scrollOffset) < 1;
}

/** Not by the list's own function, which repeats its movement for a while, even against later ones. */
function moveTo(row: RowAim, { list, scroller }: Pick<Scrolled, 'list' | 'scroller'>): void {
  if (list.current && scroller.current) scroller.current.scrollTop = topOf(list.current, row);
}

/** The scroll position that shows the row, by the sizes known so far. */
function topOf(handle: VirtualListHandle, { index, align, offset = 0 }: RowAim): number {
  const { scrollSize, viewportSize } = handle;
  const top = handle.getItemOffset(index) + offset;
  const wanted = align === 'center' ? top - (viewportSize - handle.getItemSize(index)) / 2 : top;
  return Math.max(0, Math.min(wanted, scrollSize - viewportSize));
}

function isNear({ scrollOffset, viewportSize, scrollSize }: VirtualListHandle): boolean {
  return scrollOffset + viewportSize >= scrollSize - slack;
}

function isOnScreen(handle: VirtualListHandle, aim: Aim | null): boolean {
  if (aim === null || 'place' in aim) return false;
  const { index } = aim.row;
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

/** Events by which the user, rather than the growing list, moves the scroll position. */
function intentListeners({ list, reached, sticks, aim, goToStart, goToEnd }: Sticking) {
  const reach = () => {
    const { scrollSize = 0, viewportSize = 0 } = list.current ?? {};
    if (scrollSize > viewportSize) reached.current = true;
  };
  const isAtEnd = () => list.current === null || isNear(list.current);
  const letGoOfPlace = () => {
    if (aim.current !== null && 'place' in aim.current) aim.current = null;
  };
  // By rows: the position of the first one is known only after all rows before the visible one are rendered.
  const endKeys: Readonly<Record<string, () => void>> = { Home: goToStart, End: goToEnd };
  return {
    onTouchMove: () => {
      aim.current = null;
      reach();
    },
    onWheel: (event: WheelEvent) => {
      aim.current = null;
      if (event.deltaY < 0 || !isAtEnd()) reach();
    },
    onKeyDown: (event: KeyboardEvent) => {
      aim.current = null;
      if (upwards.has(event.key) || (downwards.has(event.key) && !isAtEnd())) reach();
      const go = event.target === event.currentTarget ? endKeys[event.key] : undefined;
      if (!go || hasModifier(event)) return;
      event.preventDefault();
      go();
    },
    // The focused element must stay visible: a question may be far above the end.
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      if (target === currentTarget) return;
      letGoOfPlace();
      if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
      const { scrollHeight, clientHeight, scrollTop } = currentTarget;
      if (scrollHeight - clientHeight - scrollTop <= slack) return;
      // Ends a movement in progress, so that a click does not miss its button.
      aim.current = null;
      sticks.current = false;
    },
    // The scroll bar belongs to the scrolling element itself.
    onPointerDown: (event: PointerEvent) => {
      letGoOfPlace();
      if (event.target === event.currentTarget) reach();
    },
    // An expanded element must not leave the view by its own growth.
    onClick: (event: MouseEvent) => {
      const { target } = event;
      if (target instanceof Element && target.closest('[aria-expanded]')) sticks.current = false;
    },
  };
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}
