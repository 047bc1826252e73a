import { demoProviderId } from '@shared/settings/settings';
import { words } from '@shared/texts/text';
import { Plus, Search } from 'lucide-react';
import type { DragEvent } from 'react';
import { lazy, type ReactNode, useEffect } from 'react';
import { startNewChat } from '../state/chat-in-front';
import { commandLabel } from '../state/commands/command-item';
import { useIsDragged } from '../state/dragging/dragged';
import { api, useServerState } from '../state/server-state';
import { useChat, useHeldChat } from '../state/use-chat';
import { Badge } from '../ui/Badge';
import { IconButton } from '../ui/IconButton';
import { LazyPart } from '../ui/LazyPart';
import { Spinner } from '../ui/Spinner';
import { takeDropped } from './attachments/taken-files';
import styles from './ChatPanel.module.css';
import { ChatsMenu } from './ChatsMenu';
import { Composer } from './composer/Composer';
import { EmptyChat } from './EmptyChat';
import { openFindBar, useFindBar } from './find/find-bar-state';
import { shownTitle } from './list/find-chats';
import { ReadOnlyNote } from './ReadOnlyNote';
import { TurnStatus } from './TurnStatus';

// The chat in front: its header, the content above the messages (`above`), the messages, and the composer.

/** Includes all components for messages and questions. */
const loadMessageList = () => import('./MessageList');
const DropZone = lazy(() => import('./attachments/DropZone').then((m) => ({ default: m.DropZone })));
const MessageList = lazy(() => loadMessageList().then((m) => ({ default: m.MessageList })));

const FindBar = lazy(() => import('./find/FindBar').then((m) => ({ default: m.FindBar })));

type ChatPanelProps = {
  readonly chatId: string | null;
  /** The provider of this chat. */
  readonly providerId: string | null;
  readonly above: ReactNode;
};

export function ChatPanel({ chatId, providerId, above }: ChatPanelProps) {
  const hasFolder = useServerState(({ project }) => project?.state === 'open');
  const access = useServerState((state) => (chatId === null ? undefined : state.chats[chatId]?.access));
  const isFinding = useFindBar((state) => state.isOpen);
  const drop = useDrop(chatId, hasFolder && (access === undefined || access === 'writer'));
  useHeldChat(chatId);
  useMessageList(chatId);
  useTakeUp(chatId, access === 'read-only' || access === 'unwritable');
  return (
    <section
      className={styles.panel}
      data-region="chat"
      aria-label={words('chat-panel.name')}
      {...drop.handlers}
    >
      {drop.isAwaited && (
        <LazyPart>
          <DropZone />
        </LazyPart>
      )}
      <ChatHead chatId={chatId} demo={providerId === demoProviderId} />
      {isFinding && chatId !== null && (
        <LazyPart>
          <FindBar key={chatId} chatId={chatId} />
        </LazyPart>
      )}
      {above}
      {chatId === null ? (
        <EmptyChat chatId={null} providerId={providerId} />
      ) : (
        <Conversation chatId={chatId} providerId={providerId} />
      )}
      {access === undefined || access === 'writer' ? (
        <Composer chatId={chatId} blocked={hasFolder ? null : words('chat-panel.open-folder-first')} />
      ) : (
        <ReadOnlyNote access={access} />
      )}
    </section>
  );
}

function ChatHead({ chatId, demo }: { readonly chatId: string | null; readonly demo: boolean }) {
  const chat = useServerState((state) => state.project?.chats.find((each) => each.id === chatId));
  const title = shownTitle(chat ?? { id: '', title: '' });
  return (
    <header className={styles.head}>
      <h2 className={styles.title} title={title}>
        {title}
      </h2>
      {demo && <Badge tone="warning">{words('model.demo')}</Badge>}
      {chatId !== null && <IconButton {...commandLabel('chat.find')} icon={Search} onClick={openFindBar} />}
      <ChatsMenu chatId={chatId} />
      <IconButton {...commandLabel('chat.new')} icon={Plus} onClick={startNewChat} />
    </header>
  );
}

type ConversationProps = { readonly chatId: string; readonly providerId: string | null };

function Conversation({ chatId, providerId }: ConversationProps) {
  const empty = useChat(chatId, (chat) => chat.items.length === 0 && chat.earlier === 0);
  if (empty === undefined) return <Loading />;
  return (
    <>
      {empty ? (
        <EmptyChat chatId={chatId} providerId={providerId} />
      ) : (
        <LazyPart fallback={<Loading />}>
          <MessageList key={chatId} chatId={chatId} />
        </LazyPart>
      )}
      <TurnStatus chatId={chatId} providerId={providerId} />
    </>
  );
}

function Loading() {
  return (
    <div className={styles.loading}>
      <Spinner label={words('chat-panel.loading')} />
    </div>
  );
}

/** Loads the components of the chat while its state is loading. */
function useMessageList(chatId: string | null): void {
  useEffect(() => {
    // The component that renders the list shows the error.
    if (chatId !== null) loadMessageList().catch(() => {});
  }, [chatId]);
}

// Makes the chat a drop target for files, folders and rows of the tree.

type Drop = {
  /** The user drags something over the window that can be dropped here. */
  readonly isAwaited: boolean;
  readonly handlers: {
    onDragOver(event: DragEvent): void;
    onDrop(event: DragEvent): void;
  };
};

function useDrop(chatId: string | null, isOpen: boolean): Drop {
  const isAwaited = useIsDragged() && isOpen;
  return {
    isAwaited,
    handlers: {
      onDragOver(event) {
        if (!isAwaited) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDrop(event) {
        if (!isAwaited) return;
        event.preventDefault();
        const taken = takeDropped(event.dataTransfer);
        void import('./attachments/attach-dropped').then(async (m) => m.attachDropped(chatId, await taken));
      },
    },
  };
}

/**
 * Checks whether a read-only chat can be written now, whenever the user turns to it: a killed process sends no event.
 */
function useTakeUp(chatId: string | null, isReadOnly: boolean): void {
  useEffect(() => {
    if (chatId === null || !isReadOnly) return;
    // If the connection is lost, following the chat again later also checks it.
    const look = () => void api.chat.look({ chatId }).catch(() => {});
    for (const sign of turningTo) window.addEventListener(sign, look);
    return () => {
      for (const sign of turningTo) window.removeEventListener(sign, look);
    };
  }, [chatId, isReadOnly]);
}

const turningTo = ['focus', 'pointerdown', 'keydown'] as const;
