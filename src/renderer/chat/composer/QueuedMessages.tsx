import type { QueuedMessage } from '@shared/chat';
import { words } from '@shared/texts/text';
import { CornerUpLeft, SendHorizontal, X } from 'lucide-react';
import { focusComposer } from '../../state/focus';
import { api } from '../../state/server-state';
import { useChat } from '../../state/use-chat';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { IconButton } from '../../ui/IconButton';
import { useAction } from '../../ui/use-action';
import styles from './QueuedMessages.module.css';
import { takeBack } from './take-back';

// The messages that go with the next request, each with a way to take it back. A turn that was stopped leaves them where
// they are: then they are sent by hand.

export function QueuedMessages({ chatId }: { readonly chatId: string }) {
  const queued = useChat(chatId, (chat) => chat.queued) ?? [];
  const stopped = useChat(chatId, (chat) => chat.turn.kind === 'idle') ?? false;
  const { run, busy, error } = useAction();
  if (queued.length === 0) return null;
  const sendNow = () => {
    run(() => api.chat.continue({ chatId }));
    focusComposer();
  };
  return (
    <>
      <ul className={styles.list} aria-label={words('composer.queue')}>
        {queued.map((message) => (
          <QueuedRow
            key={message.id}
            message={message}
            label={words(stopped ? 'composer.not-sent' : 'composer.queued')}
            onTakeBack={() => run(() => takeBack(chatId, message))}
            onRemove={() => run(() => api.chat.unqueue({ chatId, id: message.id }))}
          />
        ))}
      </ul>
      {stopped && (
        <Button icon={SendHorizontal} keys="Enter" className={styles.send} disabled={busy} onClick={sendNow}>
          {words('composer.send-queued')}
        </Button>
      )}
      <ErrorText>{error}</ErrorText>
    </>
  );
}

type QueuedRowProps = {
  readonly message: QueuedMessage;
  readonly label: string;
  onTakeBack(): void;
  onRemove(): void;
};

function QueuedRow({ message: { text }, label, onTakeBack, onRemove }: QueuedRowProps) {
  const start = text.slice(0, 60);
  return (
    <li className={styles.chip}>
      <span className={styles.label}>{label}</span>
      <span className={styles.text} title={text}>
        {text}
      </span>
      <IconButton
        label={words('composer.take-back', { start })}
        icon={CornerUpLeft}
        className={styles.action}
        onClick={onTakeBack}
      />
      <IconButton
        label={words('composer.remove', { start })}
        icon={X}
        className={styles.action}
        onClick={onRemove}
      />
    </li>
  );
}
