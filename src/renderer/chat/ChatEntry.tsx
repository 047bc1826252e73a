import type { ChatSummary } from '@shared/project-state';
import { words } from '@shared/texts/text';
import { Lock, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api } from '../state/server-state';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { agoText } from '../ui/durations';
import { ErrorText } from '../ui/ErrorText';
import { TextField } from '../ui/fields/TextField';
import { IconButton } from '../ui/IconButton';
import { Spinner } from '../ui/Spinner';
import { useAction } from '../ui/use-action';
import styles from './ChatEntry.module.css';
import { shownTitle } from './find-chats';

// One chat in the list: opens it, renames it, deletes it after a question.

type ChatEntryProps = { readonly chat: ChatSummary; readonly inFront: boolean; onPick(): void };

export function ChatEntry({ chat, inFront, onPick }: ChatEntryProps) {
  const [doing, setDoing] = useState<'nothing' | 'renaming' | 'deleting'>('nothing');
  const title = shownTitle(chat);
  const isRead = chat.title !== null;
  const stop = () => setDoing('nothing');
  return (
    <li className={styles.entry}>
      <button
        type="button"
        className={styles.title}
        title={title}
        aria-current={inFront || undefined}
        data-chat-stop
        onClick={onPick}
      >
        <span className={styles.words} data-reading={isRead ? undefined : true}>
          {title}
        </span>
        <ChatMarks chat={chat} />
        <span className={styles.age}>{agoText(chat.updatedAt, Date.now())}</span>
      </button>
      <IconButton
        label={words('chat-list.rename', { title })}
        icon={Pencil}
        disabled={!isRead}
        onClick={() => setDoing('renaming')}
      />
      <IconButton
        label={words('chat-list.delete', { title })}
        icon={Trash2}
        disabled={!isRead}
        onClick={() => setDoing('deleting')}
      />
      {doing === 'renaming' && <RenameDialog chat={chat} onDone={stop} />}
      {doing === 'deleting' && <DeleteDialog chat={chat} onDone={stop} />}
    </li>
  );
}

function ChatMarks({ chat }: { readonly chat: ChatSummary }) {
  return (
    <>
      {chat.locked && (
        <span role="img" aria-label={words('chat-list.held')} title={words('chat-list.why-held')}>
          <Lock aria-hidden size={14} strokeWidth={1.5} />
        </span>
      )}
      {chat.waiting > 0 && <Badge tone="accent">{words('chat-list.waiting', { count: chat.waiting })}</Badge>}
      {chat.waiting === 0 && chat.turn === 'running' && (
        <Spinner label={words('chat-list.working')} size={14} />
      )}
      {chat.turn === 'paused' && <Badge tone="warning">{words('chat-list.paused')}</Badge>}
    </>
  );
}

type DialogProps = { readonly chat: ChatSummary; onDone(): void };

function RenameDialog({ chat, onDone }: DialogProps) {
  const [title, setTitle] = useState(chat.title ?? '');
  const { run, busy, error } = useAction();
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() !== '') run(() => api.chat.rename({ chatId: chat.id, title }).then(onDone));
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onDone()} title={words('chat-list.rename-heading')}>
      <form className={styles.form} onSubmit={rename}>
        <TextField
          label={words('chat-list.rename-title')}
          maxLength={200}
          value={title}
          error={error}
          onChange={setTitle}
        />
        <Button type="submit" variant="primary" disabled={busy || title.trim() === ''}>
          {words('chat-list.rename-now')}
        </Button>
      </form>
    </Dialog>
  );
}

function DeleteDialog({ chat, onDone }: DialogProps) {
  const { run, busy, error } = useAction();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      title={words('chat-list.delete-heading')}
      description={words('chat-list.delete-means', { title: shownTitle(chat) })}
      footer={
        <>
          <Button onClick={onDone}>{words('chat-list.cancel')}</Button>
          <Button
            variant="danger"
            disabled={busy}
            onClick={() => run(() => api.chat.remove({ chatId: chat.id }).then(onDone))}
          >
            {words('chat-list.delete-now')}
          </Button>
        </>
      }
    >
      <ErrorText>{error}</ErrorText>
    </Dialog>
  );
}
