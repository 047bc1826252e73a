import { flushSync } from 'react-dom';
import { findComposer } from '../focus';
import { setSizes, useUiState } from '../ui-state';

// List of chats: a menu of the chat, or a column beside it for as long as the person keeps it open and there is room.

export const roomForChatList = '(min-width: 1024px)';

/** Of the column, in pixels. */
export const chatListWidths = { least: 180, usual: 264, most: 480 } as const;

const group = 'chat list';

/** What the person wants of it, where there is room; in pixels, 0 without. */
export function keptChatListWidth(): number {
  return useUiState.getState().sizes[group]?.column ?? 0;
}

export function hasRoomForChatList(): boolean {
  return typeof window !== 'undefined' && matchMedia(roomForChatList).matches;
}

/** The width of the column that is on show; 0: there is none. */
export function shownChatListWidth(): number {
  return hasRoomForChatList() ? keptChatListWidth() : 0;
}

/** Bounded. It is the same again when the column is shown again. */
export function setChatListWidth(width: number): void {
  const { least, most } = chatListWidths;
  const column = Math.round(Math.min(most, Math.max(least, width)));
  setSizes(group, { column, last: column });
}

let wantsKeyboard = false;

/** Whether the column comes because somebody asked for it. */
export function wishesKeyboard(): boolean {
  return wantsKeyboard;
}

/** It has come: a drawing that was begun and given up has not. */
export function fulfilKeyboardWish(): void {
  wantsKeyboard = false;
}

/** The keyboard goes into a column that comes, and to the message from one that goes. */
export function toggleChatList(): void {
  const isOpen = shownChatListWidth() > 0;
  wantsKeyboard = !isOpen;
  const last = useUiState.getState().sizes[group]?.last ?? chatListWidths.usual;
  flushSync(() => setSizes(group, { column: isOpen ? 0 : last, last }));
  if (isOpen && document.activeElement === document.body) findComposer()?.focus();
}
