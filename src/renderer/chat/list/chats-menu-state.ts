import { create } from 'zustand';
import { shownChatListWidth } from '../../state/chat-list/chat-list';
import { isSideShown, showSide } from '../../state/layout/side-panels';
import { focusRegion } from '../../state/regions/regions';

// Whether the list of chats is open.

type ChatsMenu = {
  readonly isOpen: boolean;
  /** The focused element when the shortcut opened the list. */
  readonly from: HTMLElement | null;
};

export const useChatsMenu = create<ChatsMenu>()(() => ({ isOpen: false, from: null }));

/** Its field takes the focus after the message field, which gets it first if the chat was hidden. */
export function openChatsMenu(): void {
  const wasShown = isSideShown('chat');
  showSide('chat');
  if (wasShown) openMenu();
  else requestAnimationFrame(openMenu);
}

function openMenu(): void {
  if (shownChatListWidth() > 0 && focusRegion('chats')) return;
  const { activeElement } = document;
  useChatsMenu.setState({ isOpen: true, from: activeElement instanceof HTMLElement ? activeElement : null });
}

export function toggleChatsMenu(): void {
  if (useChatsMenu.getState().isOpen) useChatsMenu.setState({ isOpen: false });
  else openChatsMenu();
}
