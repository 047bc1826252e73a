import { words } from '@shared/texts/text';
import { SendHorizontal } from 'lucide-react';
import { useState } from 'react';
import { focusComposer } from '../../../state/focus';
import { api } from '../../../state/server-state';
import { useChat } from '../../../state/use-chat';
import { Button } from '../../../ui/Button';
import { ErrorText } from '../../../ui/ErrorText';
import { useAction } from '../../../ui/use-action';
import { removeQueued } from '../../attachments/remove-queued';
import styles from './QueuedMessages.module.css';
import { QueuedRow } from './QueuedRow';
import { takeBack } from './take-back';

// The messages for the next request: the user can edit, move, unqueue or send them at once. After a stopped turn they
// stay, and the user sends them by hand.

export function QueuedMessages({ chatId }: { readonly chatId: string }) {
  const queued = useChat(chatId, (chat) => chat.queued) ?? [];
  const stopped = useChat(chatId, (chat) => chat.turn.kind === 'idle') ?? false;
  const [dragged, setDragged] = useState<string | null>(null);
  const [moved, setMoved] = useState('');
  const { run, busy, error } = useAction();
  if (queued.length === 0) return null;
  const sendAll = () => {
    run(() => api.chat.continue({ chatId }));
    focusComposer();
  };
  const move = (id: string, to: number) => {
    if (to < 0 || to >= queued.length) return;
    run(() => api.chat.moveQueued({ chatId, id, to }));
    setMoved(words('queue.moved', { place: to + 1, total: queued.length }));
  };
  return (
    <>
      <ul className={styles.list} aria-label={words('composer.queue')}>
        {queued.map((message, place) => (
          <QueuedRow
            key={message.id}
            message={message}
            label={words(stopped ? 'composer.not-sent' : 'composer.queued')}
            isDragged={dragged === message.id}
            onDrag={(isDragged) => setDragged(isDragged ? message.id : null)}
            onDrop={() => dragged !== null && dragged !== message.id && move(dragged, place)}
            onMove={(by) => move(message.id, place + by)}
            onEdit={(text) => api.chat.editQueued({ chatId, id: message.id, text })}
            onSendNow={stopped ? null : () => run(() => api.chat.sendQueuedNow({ chatId, id: message.id }))}
            onTakeBack={() => run(() => takeBack(chatId, message))}
            onRemove={() => run(() => removeQueued(chatId, message))}
          />
        ))}
      </ul>
      <p className={styles.moved} role="status">
        {moved}
      </p>
      {stopped && (
        <Button icon={SendHorizontal} keys="Enter" className={styles.send} disabled={busy} onClick={sendAll}>
          {words('composer.send-queued')}
        </Button>
      )}
      <ErrorText>{error}</ErrorText>
    </>
  );
}
