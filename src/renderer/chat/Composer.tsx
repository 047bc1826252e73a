import { CircleStop, SendHorizontal } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { composerId } from '../focus';
import { setDraft, useLocal } from '../local';
import { api, useMirror } from '../mirror';
import { ErrorText } from '../ui/ErrorText';
import { IconButton } from '../ui/IconButton';
import { useAction } from '../ui/use-action';
import styles from './Composer.module.css';
import { ensureChat, newChatId } from './chat-in-front';
import { commandHint, compactCommand, sendsMessage } from './composer-keys';
import { QueuedMessages } from './QueuedMessages';
import { noteSent } from './sent';

// Where a message is written. What is written stays until it is sent, through reloads and changes of chat.

type ComposerProps = {
  /** Null: the chat is made with its first message. */
  readonly chatId: string | null;
  /** Why nothing can be sent, or null. */
  readonly blocked: string | null;
};

export function Composer({ chatId, blocked }: ComposerProps) {
  const draftKey = chatId ?? newChatId;
  const text = useLocal((local) => local.drafts[draftKey] ?? '');
  const works = useMirror((mirror) =>
    isWorking(chatId === null ? undefined : mirror.chats[chatId]?.turn.kind),
  );
  const waits = useMirror(
    (mirror) => chatId !== null && (mirror.app?.chats.find((chat) => chat.id === chatId)?.waiting ?? 0) > 0,
  );
  const sending = useAction();
  const stopping = useAction();
  const empty = text.trim() === '';

  const send = () => {
    if (!empty && blocked === null) sending.run(() => sendMessage(text));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!sendsMessage(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };

  return (
    <footer className={styles.composer}>
      {chatId !== null && <QueuedMessages chatId={chatId} />}
      <div className={styles.field}>
        <textarea
          id={composerId}
          className={styles.text}
          aria-label="Message"
          placeholder={blocked ?? placeholder(works, waits)}
          rows={1}
          value={text}
          onChange={(event) => setDraft(draftKey, event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className={styles.buttons}>
          {works && (
            <IconButton
              label="Stop the turn"
              icon={CircleStop}
              disabled={stopping.busy}
              onClick={() => chatId !== null && stopping.run(() => api.chat.stop({ chatId }))}
            />
          )}
          <IconButton
            label="Send"
            keys="Enter"
            icon={SendHorizontal}
            className={styles.send}
            disabled={empty || blocked !== null || sending.busy}
            onClick={send}
          />
        </div>
      </div>
      <p className={styles.hint}>{commandHint(text) ?? (waits && !empty ? supersedes : null)}</p>
      <ErrorText>{sending.error ?? stopping.error}</ErrorText>
    </footer>
  );
}

const supersedes =
  'Sending gives up the call that waits for your answer; the model reads your message first.';

function isWorking(turn: string | undefined): boolean {
  return turn === 'running' || turn === 'retrying' || turn === 'compacting';
}

function placeholder(works: boolean, waits: boolean): string {
  if (waits) return 'Answer above, or write instead';
  return works
    ? 'Write the next message; it is sent when this turn is over'
    : 'Ask about the project, or for a change';
}

/** Sends, and clears what was sent from the composer unless it was changed meanwhile. */
async function sendMessage(text: string): Promise<void> {
  const chatId = await ensureChat();
  if (text.trim() === compactCommand) await api.chat.compact({ chatId });
  else await api.chat.send({ chatId, text });
  if (useLocal.getState().drafts[chatId] === text) setDraft(chatId, '');
  noteSent();
}
