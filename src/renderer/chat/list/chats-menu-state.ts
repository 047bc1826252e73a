import { create } from 'zustand';
import { showSide } from '../../state/layout/side-panels';

// Whether the list of chats is open.

export const useChatsMenu = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }));

/** Its field takes the keyboard. */
export function openChatsMenu(): void {
  showSide('chat');
  useChatsMenu.setState({ isOpen: true });
}
