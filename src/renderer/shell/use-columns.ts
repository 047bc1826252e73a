import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import {
  type GroupImperativeHandle,
  type GroupProps,
  type Layout,
  type PanelImperativeHandle,
  useGroupRef,
  usePanelRef,
} from 'react-resizable-panels';
import { useServerState } from '../state/server-state';
import { setSizes, useUiState } from '../state/ui-state';
import { useMediaQuery } from '../ui/use-media-query';
import { offerTreeColumn } from './tree-column';

// The widths of the window's columns, kept apart for a wide window, whose shares they are, and a tight one, where they
// are pixels. When it becomes tight the tree gives way first and the chat shrinks; the editor area, where changes are
// read, is never the smallest column.

/** In pixels. No tree is wider than the least editor area. */
export const widths = { tree: [160, 360], editor: 360, chat: 340 } as const;

export type Columns = {
  /** Without room for a tree there is none. */
  readonly hasTree: boolean;
  readonly treePanel: RefObject<PanelImperativeHandle | null>;
  readonly group: Pick<GroupProps, 'groupRef' | 'onLayoutChanged'>;
  /** As they were left, for when they come to the page. */
  keptLayout(): Layout;
  /** What the columns beside the editor area keep when the window becomes wider or narrower. */
  readonly keeps: 'preserve-relative-size' | 'preserve-pixel-size';
};

export function useColumns(): Columns {
  const isTight = useMediaQuery('(max-width: 1149px)');
  const isNarrow = useMediaQuery(`(max-width: ${widths.tree[0] + widths.editor + widths.chat}px)`);
  const name = isNarrow ? 'columns without tree' : isTight ? 'tight columns' : wideColumns;
  const groupRef = useGroupRef();
  const treePanel = usePanelRef();
  const readLayout = useCallback(() => keptLayout(name), [name]);
  useRearranging(groupRef, useMemo(readLayout, [readLayout]));
  useShares(groupRef, name);
  useWayToOpen(treePanel, name);

  const onLayoutChanged: GroupProps['onLayoutChanged'] = (layout, { isUserInteraction }) => {
    if (isUserInteraction) keepLayout(name, layout);
  };
  const toggleTree = useCallback(() => {
    const panel = treePanel.current;
    if (panel?.isCollapsed()) panel.expand();
    else panel?.collapse();
    if (groupRef.current) keepLayout(name, groupRef.current.getLayout());
  }, [name, groupRef, treePanel]);
  useEffect(() => offerTreeColumn(toggleTree), [toggleTree]);
  return {
    hasTree: !isNarrow,
    treePanel,
    group: { groupRef, onLayoutChanged },
    keptLayout: readLayout,
    keeps: name === wideColumns ? 'preserve-relative-size' : 'preserve-pixel-size',
  };
}

const wideColumns = 'wide columns';
type ColumnsName = typeof wideColumns | 'tight columns' | 'columns without tree';

function keptLayout(name: ColumnsName): Layout {
  const kept = useUiState.getState().sizes[name];
  return name === wideColumns
    ? { tree: 17, editor: 50, chat: 33, ...kept }
    : layoutOf({ ...startingPixels[name], ...kept });
}

function keepLayout(name: ColumnsName, layout: Layout): void {
  setSizes(name, name === wideColumns ? layout : pixelsOf(layout));
}

/** Widths of the columns beside the editor area, which has the rest; 0 is a hidden tree. */
type Pixels = { readonly tree?: number; readonly chat: number };

const startingPixels = {
  'tight columns': { tree: 0, chat: widths.chat },
  'columns without tree': { chat: widths.chat },
};

function layoutOf({ tree, chat }: Pixels): Layout {
  // However small the window: the columns beside the editor area take no more than this of it.
  const room = Math.min(groupWidth() * 0.65, (tree ?? 0) + chat);
  const percent = (pixels: number) => (100 / groupWidth()) * pixels * (room / ((tree ?? 0) + chat));
  const beside = { ...(tree !== undefined && { tree: percent(tree) }), chat: percent(chat) };
  return { ...beside, editor: 100 - (beside.tree ?? 0) - beside.chat };
}

function pixelsOf({ editor: _, ...beside }: Layout): Record<string, number> {
  return Object.fromEntries(
    Object.entries(beside).map(([id, percent]) => [id, Math.round((percent * groupWidth()) / 100)]),
  );
}

/** The columns share the window but for the lines between them. */
function groupWidth(): number {
  return window.innerWidth - 2;
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
