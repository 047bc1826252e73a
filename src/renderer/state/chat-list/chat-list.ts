import { flushSync } from 'react-dom';
import { findComposer } from '../focus';
import { setSizes, useUiState } from '../ui-state';

// The chat list is a menu of the chat, or a column beside it while the user docks it and there is room.

export const roomForChatList = '(min-width: 1024px)';

/** Widths of the column, in pixels. */
export const chatListWidths = { least: 180, usual: 264, most: 480 } as const;

const group = 'chat list';

/** The width that the user chose for wide windows; in pixels, 0 if the column is closed. */
export function keptChatListWidth(): number {
  return useUiState.getState().sizes[group]?.column ?? 0;
}

export function hasRoomForChatList(): boolean {
  return typeof window !== 'undefined' && matchMedia(roomForChatList).matches;
}

/** The width of the visible column, or 0. */
export function shownChatListWidth(): number {
  return hasRoomForChatList() ? keptChatListWidth() : 0;
}

/** Within the limits. The column has the same width when it appears again. */
export function setChatListWidth(width: number): void {
  const { least, most } = chatListWidths;
  const column = Math.round(Math.min(most, Math.max(least, width)));
  setSizes(group, { column, last: column });
}

let wantsKeyboard = false;

/** Whether the column appears at the user's request. */
export function wishesKeyboard(): boolean {
  return wantsKeyboard;
}

/** Called when the column is mounted: React may have discarded an earlier render. */
export function fulfilKeyboardWish(): void {
  wantsKeyboard = false;
}

/** Focuses a column that appears; moves the focus to the message field from one that disappears. */
export function toggleChatList(): void {
  const isOpen = shownChatListWidth() > 0;
  wantsKeyboard = !isOpen;
  const last = useUiState.getState().sizes[group]?.last ?? chatListWidths.usual;
  flushSync(() => setSizes(group, { column: isOpen ? 0 : last, last }));
  if (isOpen && document.activeElement === document.body) findComposer()?.focus();
}
