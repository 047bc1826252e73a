import { useMediaQuery } from '../../ui/use-media-query';
import { useUiState } from '../ui-state';
import { keptChatListWidth, roomForChatList } from './chat-list';

/** The width in pixels of the chat list as a column; 0 while it is undocked or the window is narrow. */
export function useChatListWidth(): number {
  const hasRoom = useMediaQuery(roomForChatList);
  const width = useUiState(keptChatListWidth);
  return hasRoom ? width : 0;
}

export function useChatListColumn(): boolean {
  return useChatListWidth() > 0;
}
