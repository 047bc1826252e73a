import { words } from '@shared/texts/text';
import { MessagesSquare } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { waitingElsewhere } from '../state/questions/next-question';
import { useServerState } from '../state/server-state';
import { showChat } from '../state/ui-state';
import { TextField } from '../ui/fields/TextField';
import { IconButton } from '../ui/IconButton';
import { Popover } from '../ui/Popover';
import { ChatEntry } from './ChatEntry';
import styles from './ChatsMenu.module.css';
import { findChats } from './find-chats';

// All chats of the project, newest first, found by title.

export function ChatsMenu({ chatId }: { readonly chatId: string | null }) {
  const [open, setOpen] = useState(false);
  const waiting = useServerState(({ project }) => waitingElsewhere(project?.chats ?? [], chatId));
  return (
    <Popover
      label={words('chat-list.name')}
      open={open}
      onOpenChange={setOpen}
      trigger={<ChatsButton waiting={waiting} />}
    >
      <ChatList chatId={chatId} onDone={() => setOpen(false)} />
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

function ChatList({ chatId, onDone }: { readonly chatId: string | null; onDone(): void }) {
  const chats = useServerState((state) => state.project?.chats ?? []);
  const [query, setQuery] = useState('');
  const found = findChats(chats, query);
  const pick = (id: string) => {
    showChat(id);
    onDone();
  };
  const openFirst = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && first) pick(first.id);
  };
  return (
    <search onKeyDown={moveByArrows}>
      <div className={styles.search}>
        <TextField
          label={words('chat-list.search')}
          value={query}
          data-chat-stop
          onChange={setQuery}
          onKeyDown={openFirst}
        />
      </div>
      {found.length === 0 && (
        <p className={styles.none}>
          {chats.length === 0
            ? words('chat-list.none')
            : words('chat-list.none-found', { query: query.trim() })}
        </p>
      )}
      <ul className={styles.list}>
        {found.map((chat) => (
          <ChatEntry key={chat.id} chat={chat} inFront={chat.id === chatId} onPick={() => pick(chat.id)} />
        ))}
      </ul>
    </search>
  );
}

/** Up and down walk the chats, from the search field and back; the buttons beside each are reached with Tab. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-chat-stop]')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (step === 0 || at === -1) return;
  event.preventDefault();
  stops[at + step]?.focus();
}
