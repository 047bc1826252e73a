import { words } from '@shared/texts/text';
import { MessagesSquare } from 'lucide-react';
import { type ComponentProps, lazy, useState } from 'react';
import { waitingElsewhere } from '../state/questions/next-question';
import { useServerState } from '../state/server-state';
import { showChat } from '../state/ui-state';
import { IconButton } from '../ui/IconButton';
import { LazyPart } from '../ui/LazyPart';
import { Popover } from '../ui/Popover';
import styles from './ChatsMenu.module.css';

// The way to all chats of the project, with how many questions wait in others than the one in front.

const ChatList = lazy(async () => ({ default: (await import('./list/ChatList')).ChatList }));

export function ChatsMenu({ chatId }: { readonly chatId: string | null }) {
  const [open, setOpen] = useState(false);
  const pick = (id: string) => {
    showChat(id);
    setOpen(false);
  };
  const waiting = useServerState(({ project }) => waitingElsewhere(project?.chats ?? [], chatId));
  return (
    <Popover
      label={words('chat-list.name')}
      open={open}
      onOpenChange={setOpen}
      trigger={<ChatsButton waiting={waiting} />}
    >
      <LazyPart fallback={<div className={styles.loading} />}>
        <ChatList chatId={chatId} onPick={pick} />
      </LazyPart>
    </Popover>
  );
}

type ChatsButtonProps = ComponentProps<'button'> & {
  /** Questions in other chats than the one in front. */
  readonly waiting: number;
};

function ChatsButton({ waiting, ...rest }: ChatsButtonProps) {
  const label = waiting > 0 ? words('chat-list.name-with-waiting', { waiting }) : words('chat-list.name');
  return (
    <span className={styles.button}>
      <IconButton {...rest} label={label} icon={MessagesSquare} />
      {waiting > 0 && (
        <span aria-hidden className={styles.count}>
          {waiting > 9 ? '9+' : waiting}
        </span>
      )}
    </span>
  );
}
