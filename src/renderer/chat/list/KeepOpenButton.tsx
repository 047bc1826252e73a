import { PanelRightDashed } from 'lucide-react';
import type { ReactElement } from 'react';
import { roomForChatList, toggleChatList } from '../../state/chat-list/chat-list';
import { useChatListColumn } from '../../state/chat-list/use-chat-list';
import { keysOf } from '../../state/commands/command-keys';
import { shortTitleOf } from '../../state/commands/command-titles';
import { IconButton } from '../../ui/IconButton';
import { useMediaQuery } from '../../ui/use-media-query';

/** Docks the list as a column, or undocks it; absent in a narrow window. */
export function KeepOpenButton(): ReactElement | null {
  const hasRoom = useMediaQuery(roomForChatList);
  const isKept = useChatListColumn();
  if (!hasRoom) return null;
  return (
    <IconButton
      label={shortTitleOf('chat.toggleList')}
      keys={keysOf('chat.toggleList')}
      icon={PanelRightDashed}
      aria-pressed={isKept}
      onClick={toggleChatList}
    />
  );
}
