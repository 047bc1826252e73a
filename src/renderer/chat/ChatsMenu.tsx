import { words } from '@shared/texts/text';
import { MessagesSquare } from 'lucide-react';
import { type ComponentProps, lazy, useEffect, useRef } from 'react';
import { toggleChatList } from '../state/chat-list/chat-list';
import { useChatListColumn } from '../state/chat-list/use-chat-list';
import { keysOf } from '../state/commands/command-keys';
import { findComposer } from '../state/focus';
import { waitingElsewhere } from '../state/questions/next-question';
import { useServerState } from '../state/server-state';
import { showChat } from '../state/ui-state';
import { IconButton } from '../ui/IconButton';
import { LazyPart } from '../ui/LazyPart';
import { Popover } from '../ui/Popover';
import styles from './ChatsMenu.module.css';
import { useChatsMenu } from './list/chats-menu-state';

// Opens the list of all chats of the project, and shows the number of questions in other chats than the one in front.

const ChatList = lazy(async () => ({ default: (await import('./list/ChatList')).ChatList }));

export function ChatsMenu({ chatId }: { readonly chatId: string | null }) {
  const isOpen = useChatsMenu((menu) => menu.isOpen);
  const isPicked = useRef(false);
  const setOpen = (next: boolean) => {
    isPicked.current = false;
    if (next) useChatsMenu.setState({ isOpen: true, from: null });
    else useChatsMenu.setState({ isOpen: false });
  };
  const pick = (id: string) => {
    showChat(id);
    setOpen(false);
    isPicked.current = true;
  };
  useEffect(() => () => useChatsMenu.setState({ isOpen: false }), []);
  // If the user keeps the list open as a column, the column replaces this menu.
  const isColumn = useChatListColumn();
  useEffect(() => {
    if (isColumn) useChatsMenu.setState({ isOpen: false });
  }, [isColumn]);
  const waiting = useServerState(({ project }) => waitingElsewhere(project?.chats ?? [], chatId));
  if (isColumn) return <ChatsButton waiting={waiting} aria-pressed onClick={toggleChatList} />;
  return (
    <Popover
      label={words('chat-list.name')}
      open={isOpen}
      onOpenChange={setOpen}
      finalFocus={() => (isPicked.current ? findComposer() : wayBack())}
      trigger={<ChatsButton waiting={waiting} />}
    >
      <LazyPart fallback={<div className={styles.loading} />}>
        <ChatList chatId={chatId} onPick={pick} takesKeyboard />
      </LazyPart>
    </Popover>
  );
}

/** Returns the focus to its element before the shortcut opened the menu, else to the button. */
function wayBack(): HTMLElement | true {
  const { from } = useChatsMenu.getState();
  return from !== null && from !== document.body && from.isConnected ? from : true;
}

type ChatsButtonProps = ComponentProps<'button'> & {
  /** Questions in other chats than the one in front. */
  readonly waiting: number;
};

/** The window already shows that questions wait, so only the button's name contains the number. */
function ChatsButton({ waiting, ...rest }: ChatsButtonProps) {
  const label = waiting > 0 ? words('chat-list.name-with-waiting', { waiting }) : words('chat-list.name');
  return <IconButton {...rest} label={label} keys={keysOf('chat.list')} icon={MessagesSquare} />;
}
