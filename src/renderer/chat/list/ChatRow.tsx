import { type ChatSummary, isChatBusy } from '@shared/project/project-state';
import { words } from '@shared/texts/text';
import { Archive, Ellipsis, Lock, Pin } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { pauseIcons, stateIcons } from '../../parts/state-icons';
import { commandForPress } from '../../state/commands/command-for-press';
import { commandItems } from '../../state/commands/command-item';
import { keyShortcuts } from '../../state/commands/command-keys';
import { Badge } from '../../ui/Badge';
import { agoText } from '../../ui/durations';
import { IconButton } from '../../ui/IconButton';
import { ContextMenu } from '../../ui/menu/ContextMenu';
import { Menu } from '../../ui/menu/Menu';
import { Spinner } from '../../ui/Spinner';
import styles from './ChatRow.module.css';
import { shownTitle } from './find-chats';
import { RenameField } from './RenameField';
import { chatRowCommands } from './row-commands';
import type { ListActions } from './use-list-actions';
import { type RowPlace, rowStop } from './use-row-walk';

type ChatRowProps = {
  readonly chat: ChatSummary;
  readonly inFront: boolean;
  readonly place: RowPlace;
  readonly actions: ListActions;
  onPick(): void;
};

/** One chat in the list. A click opens it; the other actions are in its menu, on its keys and in place. */
export function ChatRow({ chat, inFront, place, actions, onPick }: ChatRowProps): ReactElement {
  const [renaming, setRenaming] = useState<'no' | 'now' | 'over'>('no');
  const title = shownTitle(chat);
  const isRead = chat.title !== null;
  const thing = { chat, ...actions.of(chat), rename: () => setRenaming('now') };
  const pressKey = (event: KeyboardEvent) => {
    const command = isRead ? commandForPress(event.nativeEvent, chatRowCommands, thing) : null;
    if (!command) return place.onKeyDown(event);
    event.preventDefault();
    command.run(thing);
  };
  if (renaming === 'now')
    return <RenameField chat={chat} onRename={actions.rename} onDone={() => setRenaming('over')} />;
  const items = isRead ? commandItems(chatRowCommands, thing) : [];
  const row = (
    <div className={styles.entry}>
      <button
        type="button"
        ref={renaming === 'over' ? takeFocus : undefined}
        className={styles.title}
        title={title}
        aria-current={inFront || undefined}
        aria-keyshortcuts={keyShortcuts('chat.rename', 'chat.delete')}
        tabIndex={place.isAt ? 0 : -1}
        {...{ [rowStop]: place.isAt ? 'at' : '' }}
        onClick={onPick}
        onFocus={place.onFocus}
        onKeyDown={pressKey}
      >
        <span className={styles.words} data-reading={isRead ? undefined : true}>
          {title}
        </span>
        <ChatMarks chat={chat} showsQuestions={!inFront} />
        {!hasBadge(chat, inFront) && (
          <span className={styles.age}>{agoText(chat.updatedAt, Date.now())}</span>
        )}
      </button>
      <Menu
        items={items}
        trigger={
          <IconButton
            label={words('chat-list.actions', { title })}
            icon={Ellipsis}
            disabled={!isRead}
            tabIndex={place.isAt ? 0 : -1}
          />
        }
      />
    </div>
  );
  return isRead ? <ContextMenu label={title} area={row} items={items} /> : row;
}

function takeFocus(button: HTMLElement | null): void {
  button?.focus();
}

/** A badge and the age together would leave too little room for the title. */
function hasBadge({ waiting, turn }: ChatSummary, inFront: boolean): boolean {
  return (waiting.length > 0 && !inFront) || turn === 'paused';
}

type ChatMarksProps = {
  readonly chat: ChatSummary;
  /** False for the chat in front, which shows its questions itself. */
  readonly showsQuestions?: boolean;
};

/** The state of the chat, and whether the user pinned or archived it. */
export function ChatMarks({ chat, showsQuestions = true }: ChatMarksProps): ReactElement {
  return (
    <>
      {chat.shelf === 'pinned' && <Pin role="img" aria-label={words('chat-list.pinned')} size={13} />}
      {chat.shelf === 'archived' && (
        <Archive role="img" aria-label={words('chat-list.view-archived')} size={13} />
      )}
      {chat.locked && (
        <span role="img" aria-label={words('chat-list.held')} title={words('chat-list.why-held')}>
          <Lock aria-hidden size={14} strokeWidth={1.5} />
        </span>
      )}
      {showsQuestions && chat.waiting.length > 0 && (
        <Badge tone="accent">
          <stateIcons.waits aria-hidden size={12} strokeWidth={2} />
          {words('chat-list.waiting', { count: chat.waiting.length })}
        </Badge>
      )}
      {isChatBusy(chat) && <Spinner label={words('chat-list.working')} size={14} />}
      {chat.turn === 'paused' && <PausedMark why={chat.pausedFor ?? 'rounds'} />}
    </>
  );
}

const pausedWords = {
  failed: 'chat-list.failed',
  interrupted: 'chat-list.interrupted',
  rounds: 'chat-list.paused',
  budget: 'chat-list.paused',
} as const;

function PausedMark({ why }: { readonly why: keyof typeof pausedWords }): ReactElement {
  const Icon = pauseIcons[why];
  return (
    <Badge tone={why === 'failed' ? 'danger' : 'warning'}>
      <Icon aria-hidden size={12} strokeWidth={2} />
      {words(pausedWords[why])}
    </Badge>
  );
}
