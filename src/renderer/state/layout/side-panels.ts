import { create } from 'zustand';

// Side panels are the tree and the chat. They are columns beside the editor area if there is room, else drawers over
// it, of which at most one is open. Code that focuses one of them shows it first.

export type Side = 'tree' | 'chat';

export type SideColumns = {
  toggle(side: Side): void;
  show(side: Side): void;
  isShown(side: Side): boolean;
};

/** The open drawer. While there is room for columns: the drawer that opens in a narrow window. */
export const useDrawer = create<{ readonly open: Side | null }>()(() => ({ open: 'chat' }));

/** Null in a narrow window, or while another page than the workspace is shown. */
let columns: SideColumns | null = null;

/** Registers the columns until the returned function is called. */
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

/** Whether each column is visible; null in a narrow window. */
const useColumnsShown = create<{ readonly shown: Readonly<Record<Side, boolean>> | null }>()(() => ({
  shown: null,
}));

/** `isSideShown` as a hook, for the workspace page. */
export function useSideShown(side: Side): boolean {
  const isOpen = useDrawer(({ open }) => open === side);
  return useColumnsShown(({ shown }) => shown?.[side]) ?? isOpen;
}

/** Whether the window has room for columns beside the editor area. */
export function useHasColumns(): boolean {
  return useColumnsShown(({ shown }) => shown !== null);
}

/** The component of the columns calls this whenever one is shown or hidden. */
export function sayColumns(shown: Readonly<Record<Side, boolean>> | null): void {
  useColumnsShown.setState({ shown });
}

export function showSide(side: Side): void {
  useDrawer.setState({ open: side });
  columns?.show(side);
}

/** Closes drawers over the middle of the window. */
export function showMiddle(): void {
  useDrawer.setState({ open: null });
}
