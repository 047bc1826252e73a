import { create } from 'zustand';
import { shownChatListWidth } from '../../state/chat-list/chat-list';
import { showSide } from '../../state/layout/side-panels';
import { focusRegion } from '../../state/regions/regions';

// Whether the list of chats is open.

export const useChatsMenu = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }));

/** Its field takes the keyboard. */
export function openChatsMenu(): void {
  showSide('chat');
  if (shownChatListWidth() > 0 && focusRegion('chats')) return;
  useChatsMenu.setState({ isOpen: true });
}
