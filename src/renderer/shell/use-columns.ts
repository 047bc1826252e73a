import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import {
  type GroupImperativeHandle,
  type GroupProps,
  type Layout,
  type PanelImperativeHandle,
  useGroupRef,
  usePanelRef,
} from 'react-resizable-panels';
import { shownChatListWidth } from '../state/chat-list/chat-list';
import { findComposer } from '../state/focus';
import { useReviewPlace } from '../state/layout/review-place';
import { offerColumns, type Side, sayColumns } from '../state/layout/side-panels';
import { focusMiddle, hasKeyboard } from '../state/regions/regions';
import { useServerState } from '../state/server-state';
import { setSizes, useUiState } from '../state/ui-state';
import { useMediaQuery } from '../ui/use-media-query';

// The widths of the window's columns, stored separately for a wide window, as shares, for a tight one, and for reviews,
// in pixels. While a review is in front, its diff takes the room; afterwards the usual widths return.
// In a tight window the tree shrinks first, then the chat; the editor area, where the user reads changes, is never the
// smallest column. A narrow window has only the editor area.

/**
 * In pixels. The tree is at most as wide as the smallest editor area; the minimum widths together fit into the
 * narrowest window with columns.
 */
export const widths = { tree: [200, 350], editor: 350, chat: 320 } as const;

/** In pixels, until the user changes them. */
const initial = { tight: { tree: 0, chat: 340 }, review: { tree: 250, chat: 320 } } as const;

/** There is no room for columns. */
export const narrowWindow = '(max-width: 899px)';

export type Columns = {
  /** There is too little room for the tree and the chat beside the editor area. */
  readonly isNarrow: boolean;
  readonly panels: Readonly<Record<Side, RefObject<PanelImperativeHandle | null>>>;
  readonly group: Pick<GroupProps, 'groupRef' | 'onLayoutChange' | 'onLayoutChanged'>;
  /** The stored widths, for the first render. */
  keptLayout(): Layout;
  /** Whether the side columns preserve their share or their width when the window changes its size. */
  readonly keeps: 'preserve-relative-size' | 'preserve-pixel-size';
};

export function useColumns(): Columns {
  const isTight = useMediaQuery('(max-width: 1149px)');
  const isNarrow = useMediaQuery(narrowWindow);
  const isReview = useReviewPlace(({ review }) => review !== null);
  const name = isNarrow ? 'editor alone' : nameFor(isTight ? 'tight' : 'wide', isReview);
  const groupRef = useGroupRef();
  const treePanel = usePanelRef();
  const chatPanel = usePanelRef();
  const readLayout = useCallback(() => keptLayout(name), [name]);
  useRearranging(groupRef, useMemo(readLayout, [readLayout]));
  useShares(groupRef, name);
  useWayToOpen(treePanel, name);

  const onLayoutChanged: GroupProps['onLayoutChanged'] = (layout, { isUserInteraction }) => {
    if (isUserInteraction) keepLayout(name, layout);
  };
  useEffect(() => {
    if (isNarrow) return;
    const panels = { tree: treePanel, chat: chatPanel };
    const keep = (side: Side) => groupRef.current && keepToggled(name, groupRef.current.getLayout(), side);
    const show = (side: Side) => {
      if (!panels[side].current?.isCollapsed()) return;
      panels[side].current?.expand();
      keep(side);
      if (side === 'chat') requestAnimationFrame(() => findComposer()?.focus());
    };
    const hide = (side: Side) => {
      const hadKeyboard = hasKeyboard(side) || (side === 'tree' && hasKeyboard('review'));
      panels[side].current?.collapse();
      keep(side);
      if (hadKeyboard) requestAnimationFrame(focusMiddle);
    };
    const toggle = (side: Side) => (panels[side].current?.isCollapsed() ? show(side) : hide(side));
    const isShown = (side: Side) => panels[side].current?.isCollapsed() === false;
    return offerColumns({ show, toggle, isShown });
  }, [isNarrow, name, groupRef, treePanel, chatPanel]);
  return {
    isNarrow,
    panels: { tree: treePanel, chat: chatPanel },
    group: { groupRef, onLayoutChange, onLayoutChanged },
    keptLayout: readLayout,
    keeps: name === wideColumns ? 'preserve-relative-size' : 'preserve-pixel-size',
  };
}

const wideColumns = 'wide columns';
type UsualName = typeof wideColumns | 'tight columns';
type ReviewName = 'wide review' | 'tight review';
type ColumnsName = UsualName | ReviewName | 'editor alone';

function nameFor(width: 'wide' | 'tight', isReview: boolean): UsualName | ReviewName {
  return isReview ? `${width} review` : `${width} columns`;
}

function keptLayout(name: ColumnsName): Layout {
  const kept = useUiState.getState().sizes[name];
  switch (name) {
    case 'editor alone':
      return { editor: 100 };
    case wideColumns:
      return { ...wideShares, ...kept };
    case 'tight columns':
      return layoutOf({ ...initial.tight, ...kept });
    case 'wide review':
    case 'tight review':
      return layoutOf(shownAsUsual({ ...initial.review, ...kept }, usualOf(name)));
  }
}

const wideShares = { tree: 17, editor: 50, chat: 33 } as const;

function usualOf(name: ReviewName): UsualName {
  return name === 'wide review' ? wideColumns : 'tight columns';
}

/** A column that the user hid is hidden in a review too. */
function shownAsUsual({ tree, chat }: Pixels, usual: UsualName): Pixels {
  const shown = keptLayout(usual);
  return { tree: shown.tree ? tree : 0, chat: shown.chat ? chat : 0 };
}

/** The user showed or hid the column: in a review this applies to the usual columns too. */
function keepToggled(name: ColumnsName, layout: Layout, side: Side): void {
  keepLayout(name, layout);
  if (name !== 'wide review' && name !== 'tight review') return;
  const usual = usualOf(name);
  const { [side]: before = 0, ...others } = keptLayout(usual);
  const isShown = (layout[side] ?? 0) > 0;
  if (isShown === before > 0) return;
  const share = isShown ? shareOf(usual, side) : 0;
  keepLayout(usual, { ...others, [side]: share, editor: (others.editor ?? 0) + before - share });
}

function shareOf(usual: UsualName, side: Side): number {
  return usual === wideColumns
    ? wideShares[side]
    : (layoutOf({ tree: 0, chat: 0, [side]: initial.review[side] })[side] ?? 0);
}

function keepLayout(name: ColumnsName, layout: Layout): void {
  if (name === 'editor alone') return;
  setSizes(name, name === wideColumns ? layout : pixelsOf(layout));
}

/** A hidden column has no width; a narrow window has no columns. */
function onLayoutChange({ tree, chat }: Layout): void {
  const areColumns = tree !== undefined && chat !== undefined;
  sayColumns(areColumns ? { tree: tree > 0, chat: chat > 0 } : null);
}

/** Widths of the columns beside the editor area, which has the rest; 0 is a hidden column. */
type Pixels = Readonly<Record<Side, number>>;

function layoutOf({ tree, chat }: Pixels): Layout {
  // In a window of any size, the side columns together take at most this part.
  const fits = Math.min(1, (groupWidth() * 0.65) / (tree + chat));
  const percent = (pixels: number) => (100 / groupWidth()) * pixels * fits;
  const beside = { tree: percent(tree), chat: percent(chat) };
  return { ...beside, editor: 100 - beside.tree - beside.chat };
}

function pixelsOf({ editor: _, ...beside }: Layout): Record<string, number> {
  return Object.fromEntries(
    Object.entries(beside).map(([id, percent]) => [id, Math.round((percent * groupWidth()) / 100)]),
  );
}

/** The columns share the window with the separators and the chat list. */
function groupWidth(): number {
  const list = Math.min(shownChatListWidth(), window.innerWidth * 0.4);
  return window.innerWidth - 2 - (list && list + 1);
}

/**
 * While no folder is open, the tree's column offers to open one: it stays visible then, also when the columns change.
 */
function useWayToOpen(treePanel: RefObject<PanelImperativeHandle | null>, name: ColumnsName): void {
  const hasFolder = useServerState(({ project }) => project?.state === 'open');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another arrangement may have hidden it
  useEffect(() => {
    if (!hasFolder) treePanel.current?.expand();
  }, [hasFolder, treePanel, name]);
}

/** The panels keep their first layout until the window becomes wide or tight, or a review comes or goes. */
function useRearranging(group: RefObject<GroupImperativeHandle | null>, layout: Layout): void {
  const arranged = useRef(layout);
  useLayoutEffect(() => {
    const now = group.current?.getLayout() ?? {};
    // A group whose panels changed uses its default layout by itself.
    const hasSamePanels = Object.keys(now).toSorted().join() === Object.keys(layout).toSorted().join();
    if (arranged.current !== layout && hasSamePanels) group.current?.setLayout(layout);
    arranged.current = layout;
  }, [group, layout]);
}

/** When a small window grows again, the columns get their width back: the panels alone would forget it. */
function useShares(group: RefObject<GroupImperativeHandle | null>, name: ColumnsName): void {
  const hasFolder = useServerState(({ project }) => project?.state === 'open');
  useEffect(() => {
    if (name !== wideColumns || !hasFolder) return;
    // This observer starts after those of the panels, so it gets a new size after them.
    const watch = new ResizeObserver(() => group.current?.setLayout(keptLayout(name)));
    watch.observe(document.documentElement);
    return () => watch.disconnect();
  }, [group, name, hasFolder]);
}
