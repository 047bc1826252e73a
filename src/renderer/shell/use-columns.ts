import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
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
import { offerColumns, type Side, sayColumns } from '../state/layout/side-panels';
import { focusMiddle, hasKeyboard } from '../state/regions/regions';
import { useServerState } from '../state/server-state';
import { setSizes, useUiState } from '../state/ui-state';
import { useMediaQuery } from '../ui/use-media-query';

// The widths of the window's columns, stored separately for a wide window, as shares, and for a tight one, in pixels.
// In a tight window the tree shrinks first, then the chat; the editor area, where the user reads changes, is never the
// smallest column. A narrow window has only the editor area.

/**
 * In pixels. The tree is at most as wide as the smallest editor area; the minimum widths together fit into the
 * narrowest window with columns.
 */
export const widths = { tree: [200, 350], editor: 350, chat: 340 } as const;

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
  const name = isNarrow ? 'editor alone' : isTight ? 'tight columns' : wideColumns;
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
    const keep = () => groupRef.current && keepLayout(name, groupRef.current.getLayout());
    const show = (side: Side) => {
      if (!panels[side].current?.isCollapsed()) return;
      panels[side].current?.expand();
      keep();
      if (side === 'chat') requestAnimationFrame(() => findComposer()?.focus());
    };
    const hide = (side: Side) => {
      const hadKeyboard = hasKeyboard(side);
      panels[side].current?.collapse();
      keep();
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
type ColumnsName = typeof wideColumns | 'tight columns' | 'editor alone';

function keptLayout(name: ColumnsName): Layout {
  if (name === 'editor alone') return { editor: 100 };
  const kept = useUiState.getState().sizes[name];
  return name === wideColumns
    ? { tree: 17, editor: 50, chat: 33, ...kept }
    : layoutOf({ tree: 0, chat: widths.chat, ...kept });
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

/** The panels keep their first layout until the window becomes wide or tight. */
function useRearranging(group: RefObject<GroupImperativeHandle | null>, layout: Layout): void {
  const arranged = useRef(layout);
  useEffect(() => {
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
