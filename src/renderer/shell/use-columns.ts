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

// The widths of the window's columns, kept apart for a wide window, whose shares they are, and a tight one, where they
// are pixels. When it becomes tight the tree gives way first and the chat shrinks; the editor area, where changes are
// read, is never the smallest column. In a narrow window it is the only one.

/** In pixels. No tree is wider than the least editor area; with the least of each, all have room where columns begin. */
export const widths = { tree: [200, 350], editor: 350, chat: 340 } as const;

/** There is no room for columns. */
export const narrowWindow = '(max-width: 899px)';

export type Columns = {
  /** There is no room for the tree and the chat beside the editor area. */
  readonly isNarrow: boolean;
  readonly panels: Readonly<Record<Side, RefObject<PanelImperativeHandle | null>>>;
  readonly group: Pick<GroupProps, 'groupRef' | 'onLayoutChange' | 'onLayoutChanged'>;
  /** As they were left, for when they come to the page. */
  keptLayout(): Layout;
  /** What the columns beside the editor area keep when the window becomes wider or narrower. */
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

/** A hidden column has no width; in a narrow window there are none. */
function onLayoutChange({ tree, chat }: Layout): void {
  const areColumns = tree !== undefined && chat !== undefined;
  sayColumns(areColumns ? { tree: tree > 0, chat: chat > 0 } : null);
}

/** Widths of the columns beside the editor area, which has the rest; 0 is a hidden one. */
type Pixels = Readonly<Record<Side, number>>;

function layoutOf({ tree, chat }: Pixels): Layout {
  // However small the window: the columns beside the editor area take no more than this of it.
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

/** The columns share the window but for the lines between them, and for the list of chats. */
function groupWidth(): number {
  const list = Math.min(shownChatListWidth(), window.innerWidth * 0.4);
  return window.innerWidth - 2 - (list && list + 1);
}

/** Without a folder the tree's place offers to open one: it is not hidden then, nor when the columns are rearranged. */
function useWayToOpen(treePanel: RefObject<PanelImperativeHandle | null>, name: ColumnsName): void {
  const hasFolder = useServerState(({ project }) => project?.state === 'open');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another arrangement may have hidden it
  useEffect(() => {
    if (!hasFolder) treePanel.current?.expand();
  }, [hasFolder, treePanel, name]);
}

/** The panels stand as they are at first; from then on they follow when the window becomes wide or tight. */
function useRearranging(group: RefObject<GroupImperativeHandle | null>, layout: Layout): void {
  const arranged = useRef(layout);
  useEffect(() => {
    const now = group.current?.getLayout() ?? {};
    // A group whose panels changed arranges itself by its default layout.
    const hasSamePanels = Object.keys(now).toSorted().join() === Object.keys(layout).toSorted().join();
    if (arranged.current !== layout && hasSamePanels) group.current?.setLayout(layout);
    arranged.current = layout;
  }, [group, layout]);
}

/** What a small window took from a column is given back when the window grows: the panels alone would forget it. */
function useShares(group: RefObject<GroupImperativeHandle | null>, name: ColumnsName): void {
  const hasFolder = useServerState(({ project }) => project?.state === 'open');
  useEffect(() => {
    if (name !== wideColumns || !hasFolder) return;
    // Watched later than the panels watch their own place, this hears of a size after they did.
    const watch = new ResizeObserver(() => group.current?.setLayout(keptLayout(name)));
    watch.observe(document.documentElement);
    return () => watch.disconnect();
  }, [group, name, hasFolder]);
}
