import type { QueuedMessage } from '@shared/chat/chat';
import { words } from '@shared/texts/text';
import { CornerUpLeft, X, Zap } from 'lucide-react';
import {
  type DragEvent,
  type KeyboardEvent,
  type ReactElement,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../../../ui/IconButton';
import { queuedText } from '../../attachments/remove-queued';
import styles from './QueuedMessages.module.css';
import { QueuedText } from './QueuedText';

type QueuedRowProps = {
  readonly message: QueuedMessage;
  readonly label: string;
  readonly isDragged: boolean;
  onDrag(isDragged: boolean): void;
  /** The user dropped the dragged row here. */
  onDrop(): void;
  /** The number of places down, or up if negative. */
  onMove(by: number): void;
  onEdit(text: string): Promise<unknown>;
  /** Null while the chat is idle, because there is nothing to interrupt. */
  readonly onSendNow: (() => void) | null;
  onTakeBack(): void;
  onRemove(): void;
};

/** One queued message. */
export function QueuedRow(props: QueuedRowProps): ReactElement {
  const { message, label, isDragged, onDrag, onDrop, onMove } = props;
  const [editing, setEditing] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onMove(by);
  };
  const wasEditing = useRef(false);
  useLayoutEffect(() => {
    if (!editing && wasEditing.current) row.current?.querySelector<HTMLElement>('[data-edit]')?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const mayDrop = (event: DragEvent) => event.preventDefault();
  return (
    <li
      ref={row}
      className={styles.chip}
      data-dragged={isDragged || undefined}
      draggable={!editing}
      onDragStart={() => onDrag(true)}
      onDragEnd={() => onDrag(false)}
      onDragOver={mayDrop}
      onDrop={onDrop}
      onKeyDown={onKeyDown}
    >
      <span className={styles.label}>{label}</span>
      {editing ? (
        <QueuedText text={message.text} onKeep={props.onEdit} onLeave={() => setEditing(false)} />
      ) : (
        <RowContent {...props} onStart={() => setEditing(true)} />
      )}
    </li>
  );
}

type RowContentProps = QueuedRowProps & { onStart(): void };

function RowContent({ message, onStart, onSendNow, onTakeBack, onRemove }: RowContentProps) {
  const text = queuedText(message);
  const start = text.slice(0, 60);
  return (
    <>
      <button
        type="button"
        data-edit
        className={styles.text}
        title={text}
        aria-label={words('queue.edit', { start: text })}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={onStart}
      >
        {text}
      </button>
      {onSendNow && (
        <IconButton
          label={words('queue.send-now', { start })}
          icon={Zap}
          className={styles.action}
          onClick={onSendNow}
        />
      )}
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
    </>
  );
}
