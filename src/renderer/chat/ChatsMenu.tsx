import { MessagesSquare } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { showChat } from '../local';
import { useMirror } from '../mirror';
import { IconButton } from '../ui/IconButton';
import { Popover } from '../ui/Popover';
import { TextField } from '../ui/TextField';
import { ChatEntry } from './ChatEntry';
import styles from './ChatsMenu.module.css';
import { findChats } from './find-chats';

// All chats of the project, newest first, found by title.

export function ChatsMenu({ chatId }: { readonly chatId: string | null }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label="Chats"
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton label="Chats" icon={MessagesSquare} />}
    >
      <ChatList chatId={chatId} onDone={() => setOpen(false)} />
    </Popover>
  );
}

function ChatList({ chatId, onDone }: { readonly chatId: string | null; onDone(): void }) {
  const chats = useMirror((mirror) => mirror.app?.chats ?? []);
  const [query, setQuery] = useState('');
  const found = findChats(chats, query);
  const pick = (id: string) => {
    showChat(id);
    onDone();
  };
  return (
    <>
      <div className={styles.search}>
        <TextField label="Search chats by title" value={query} onChange={setQuery} />
      </div>
      {found.length === 0 && (
        <p className={styles.none}>
          {chats.length === 0 ? 'No chats yet.' : `No chat is called “${query.trim()}”.`}
        </p>
      )}
      <ul className={styles.list} onKeyDown={moveByArrows}>
        {found.map((chat) => (
          <ChatEntry key={chat.id} chat={chat} inFront={chat.id === chatId} onPick={() => pick(chat.id)} />
        ))}
      </ul>
    </>
  );
}

/** Up and down walk the chats; the buttons beside each are reached with Tab. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const titles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-chat-title]')];
  const at = titles.indexOf(document.activeElement as HTMLElement);
  if (step === 0 || at === -1) return;
  event.preventDefault();
  titles[at + step]?.focus();
}
