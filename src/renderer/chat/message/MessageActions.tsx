import { Toolbar } from '@base-ui/react/toolbar';
import type { Item } from '@shared/chat/chat';
import { words } from '@shared/texts/text';
import { Check, Copy, type LucideIcon, Pencil, Pin, PinOff, RotateCcw, Split, Undo2 } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { askUndo } from '../../state/changes/undo-question';
import { api } from '../../state/server-state';
import { useChat } from '../../state/use-chat';
import { ErrorText } from '../../ui/ErrorText';
import { IconButton } from '../../ui/IconButton';
import { Tooltip } from '../../ui/Tooltip';
import { type Action, useAction } from '../../ui/use-action';
import { continueFrom, retryFrom } from './branch-actions';
import { editMessage } from './edited-message';
import styles from './MessageActions.module.css';

// Toolbar below a message, visible while the pointer or the focus is at the message. It is one stop of the Tab key; the
// arrow keys move within it.

/** Marks the button that opens the editor of the message. */
export const editButton = 'data-edit-message';

type MessageActionsProps = {
  readonly chatId: string;
  readonly item: Extract<Item, { kind: 'user' | 'assistant' }>;
  /** The last of the messages that are shown as one. */
  readonly lastId: string;
  copy(): Promise<void>;
  readonly children: ReactNode;
};

export function MessageActions({ chatId, item, lastId, copy, children }: MessageActionsProps): ReactElement {
  const action = useAction();
  // The Quick Ask window shows only one chat.
  const isQuick = useChat(chatId, ({ shelf }) => shelf === 'quick-ask');
  return (
    <div className={styles.message} data-of={item.kind}>
      {children}
      <div className={styles.under}>
        {item.pinned && <PinnedSign />}
        <Toolbar.Root className={styles.bar} aria-label={words('message.actions')}>
          {!isQuick && <BranchTools chatId={chatId} item={item} lastId={lastId} action={action} />}
          <CopyTool action={action} copy={copy} />
        </Toolbar.Root>
      </div>
      <ErrorText>{action.error}</ErrorText>
    </div>
  );
}

function PinnedSign(): ReactElement {
  return (
    <Tooltip label={words('message.pinned')}>
      <span className={styles.pinned}>
        <Pin aria-hidden size={12} strokeWidth={1.5} />
        <span aria-hidden>{words('message.is-pinned')}</span>
        <span className="visually-hidden">{words('message.pinned')}</span>
      </span>
    </Tooltip>
  );
}

type BranchToolsProps = Pick<MessageActionsProps, 'chatId' | 'item' | 'lastId'> & { readonly action: Action };

/** Actions that continue in another chat, or undo. */
function BranchTools({ chatId, item, lastId, action }: BranchToolsProps): ReactElement {
  const canWrite = useChat(chatId, ({ access }) => access === 'writer');
  return (
    <>
      {item.kind === 'user' && (
        <Tool
          label={words('message.edit')}
          icon={Pencil}
          mark={{ [editButton]: '' }}
          onClick={() => editMessage({ chatId, itemId: item.id, text: item.text })}
        />
      )}
      <Tool
        label={words('message.retry')}
        icon={RotateCcw}
        disabled={action.busy}
        onClick={() => action.run(() => retryFrom(chatId, item.id))}
      />
      {canWrite && (
        <Tool
          label={words(item.pinned ? 'message.unpin' : 'message.pin')}
          icon={item.pinned ? PinOff : Pin}
          disabled={action.busy}
          onClick={() =>
            action.run(() => api.chat.pinMessage({ chatId, itemId: item.id, isPinned: !item.pinned }))
          }
        />
      )}
      {canWrite && (
        <Tool
          label={words('undo.to-here-ask')}
          icon={Undo2}
          onClick={() => askUndo({ kind: 'from', chatId, itemId: item.id })}
        />
      )}
      <Tool
        label={words('message.continue')}
        icon={Split}
        disabled={action.busy}
        onClick={() => action.run(() => continueFrom(chatId, lastId))}
      />
    </>
  );
}

function CopyTool({ action, copy }: { readonly action: Action; copy(): Promise<void> }): ReactElement {
  const [copied, setCopied] = useState(false);
  return (
    <Tool
      label={words(copied ? 'message.copied' : 'message.copy')}
      icon={copied ? Check : Copy}
      onClick={() => action.run(() => copy().then(() => setCopied(true)))}
      onLeave={() => setCopied(false)}
    />
  );
}

type ToolProps = {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly disabled?: boolean;
  readonly mark?: Readonly<Record<string, string>>;
  onClick(): void;
  onLeave?(): void;
};

function Tool({ label, icon, disabled = false, mark, onClick, onLeave }: ToolProps): ReactElement {
  return (
    <Toolbar.Button
      disabled={disabled}
      render={<IconButton label={label} icon={icon} className={styles.tool} {...mark} />}
      onClick={onClick}
      onBlur={onLeave}
      onPointerLeave={onLeave}
    />
  );
}
