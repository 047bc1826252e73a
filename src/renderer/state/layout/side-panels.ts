import { create } from 'zustand';

// Side panels, the tree and the chat: columns beside the editor area while there is room, else drawers over it, of which
// at most one is open. Whoever sends the keyboard to one of them shows it first.

export type Side = 'tree' | 'chat';

export type SideColumns = {
  toggle(side: Side): void;
  show(side: Side): void;
  isShown(side: Side): boolean;
};

/** The drawer that is open. With room for columns: the one that will be open once there is none. */
export const useDrawer = create<{ readonly open: Side | null }>()(() => ({ open: 'chat' }));

/** Absent while there is no room for columns, or another page than the work is shown. */
let columns: SideColumns | null = null;

/** Makes them what is shown and hidden, until the returned function is called. */
export function offerColumns(next: SideColumns): () => void {
  columns = next;
  return () => {
    if (columns === next) columns = null;
  };
}

export function toggleSide(side: Side): void {
  if (columns) columns.toggle(side);
  else useDrawer.setState(({ open }) => ({ open: open === side ? null : side }));
}

export function isSideShown(side: Side): boolean {
  return columns ? columns.isShown(side) : useDrawer.getState().open === side;
}

/** Whether the columns are in sight; null: there is no room for them. */
const useColumnsShown = create<{ readonly shown: Readonly<Record<Side, boolean>> | null }>()(() => ({
  shown: null,
}));

/** `isSideShown` for what is drawn by it, on the page of the work. */
export function useSideShown(side: Side): boolean {
  const isOpen = useDrawer(({ open }) => open === side);
  return useColumnsShown(({ shown }) => shown?.[side]) ?? isOpen;
}

/** Said by whoever draws the columns, whenever one is shown or hidden. */
export function sayColumns(shown: Readonly<Record<Side, boolean>> | null): void {
  useColumnsShown.setState({ shown });
}

export function showSide(side: Side): void {
  useDrawer.setState({ open: side });
  columns?.show(side);
}

/** What is in the middle of the window is free of drawers. */
export function showMiddle(): void {
  useDrawer.setState({ open: null });
}
