import { X } from 'lucide-react';
import { api } from '../mirror';
import { ErrorText } from '../ui/ErrorText';
import { IconButton } from '../ui/IconButton';
import { useAction } from '../ui/use-action';
import { useChat } from './chat-reads';
import styles from './QueuedMessages.module.css';

// The messages that are sent when the turn is over, each with a way to take it back.

export function QueuedMessages({ chatId }: { readonly chatId: string }) {
  const queued = useChat(chatId, (chat) => chat.queued) ?? [];
  const { run, error } = useAction();
  if (queued.length === 0) return null;
  return (
    <>
      <ul className={styles.list} aria-label="Queued messages">
        {queued.map((message) => (
          <li key={message.id} className={styles.chip}>
            <span className={styles.label}>Queued</span>
            <span className={styles.text} title={message.text}>
              {message.text}
            </span>
            <IconButton
              label={`Remove queued message: ${message.text.slice(0, 60)}`}
              icon={X}
              className={styles.remove}
              onClick={() => run(() => api.chat.unqueue({ chatId, id: message.id }))}
            />
          </li>
        ))}
      </ul>
      <ErrorText>{error}</ErrorText>
    </>
  );
}
