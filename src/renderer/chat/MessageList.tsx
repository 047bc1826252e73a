import '../parts/panel-texts';
import type { Item } from '@shared/chat/chat';
import { words } from '@shared/texts/text';
import { ArrowDown } from 'lucide-react';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { QuestionAnnouncer } from '../approvals/QuestionAnnouncer';
import { endGoal, useMessageGoal } from '../state/chat-list/message-goal';
import { useServerState } from '../state/server-state';
import { useChat } from '../state/use-chat';
import { Button } from '../ui/Button';
import { type VirtualListHandle, VirtualRows } from '../ui/virtual-list/VirtualList';
import { useEarlierCount, useRows } from './chat-reads';
import { itemIdsOf, type Row } from './chat-rows';
import { EarlierLoader, earlierLoaderHeight } from './EarlierLoader';
import { loadEarlier } from './earlier/earlier';
import { FoundMark } from './found/FoundMark';
import { messagesAttribute } from './found/message-places';
import { ChatOfText } from './kept/chat-of-text';
import styles from './MessageList.module.css';
import { MessageRow } from './MessageRow';
import { AnswerAnnouncer } from './spoken/AnswerAnnouncer';
import { useStickToEnd } from './use-stick-to-end';

// The items of a chat. The page contains only the rows near the screen and every question, so that all questions can be
// reached.

export const MessageList = memo(({ chatId }: { readonly chatId: string }) => {
  const rows = useRows(chatId);
  const earlier = useEarlierCount(chatId);
  const questions = useQuestionRows(chatId, rows);
  const growsAtStart = useGrowsAtStart(rows);
  const list = useRef<VirtualListHandle>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const scrolled = { chatId, rows, list, scroller };
  const { atEnd, goTo, goToEnd, onResize, onScroll, onScrollEnd, intent } = useStickToEnd(scrolled);
  const grows = useChat(chatId, ({ items }) => isGrowing(items.at(-1))) ?? false;
  const found = useGoToMessage(chatId, rows, goTo);

  return (
    <div className={styles.frame}>
      <QuestionAnnouncer chatId={chatId} />
      <AnswerAnnouncer key={chatId} chatId={chatId} />
      <div
        ref={scroller}
        {...{ [messagesAttribute]: '' }}
        className={styles.scroller}
        role="log"
        // Rows mount and unmount during scrolling, and text grows letter by letter. A separate announcer reads new
        // text.
        aria-live="off"
        aria-label={words('chat-panel.messages')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
        tabIndex={0}
        {...intent}
      >
        {earlier > 0 && <EarlierLoader chatId={chatId} count={earlier} auto={!atEnd} />}
        <VirtualRows
          ref={list}
          scrollRef={scroller}
          data={rows}
          shift={growsAtStart}
          keepMounted={questions}
          startMargin={earlier > 0 ? earlierLoaderHeight : 0}
          onScroll={onScroll}
          onScrollEnd={onScrollEnd}
          onResize={onResize}
        >
          {(row) => (
            <PlacedRow
              key={itemIdsOf(row)[0]}
              chatId={chatId}
              row={row}
              isFound={found !== null && itemIdsOf(row).includes(found)}
            />
          )}
        </VirtualRows>
      </div>
      {!atEnd && (
        <Button className={styles.jump} icon={ArrowDown} onClick={goToEnd}>
          {words(grows ? 'chat-panel.new-text-below' : 'chat-panel.jump-to-newest')}
        </Button>
      )}
    </div>
  );
});

type PlacedRowProps = { readonly chatId: string; readonly row: Row; readonly isFound: boolean };

const PlacedRow = memo(({ chatId, row, isFound }: PlacedRowProps) => (
  <FoundMark ids={row} isFound={isFound}>
    <ChatOfText value={chatId}>
      <MessageRow chatId={chatId} row={row} />
    </ChatOfText>
  </FoundMark>
));

function isGrowing(item: Item | undefined): boolean {
  return item?.kind === 'assistant' && item.state === 'streaming';
}

/** The rows that contain a question. */
function useQuestionRows(chatId: string, rows: readonly Row[]): readonly number[] {
  const messages = useServerState(
    useShallow((state) =>
      Object.values(state.chats[chatId]?.calls ?? {})
        .filter((call) => call.phase.phase === 'waiting')
        .map((call) => call.messageId),
    ),
  );
  return messages
    .map((id) => rows.findIndex((row) => itemIdsOf(row).includes(id)))
    .filter((index) => index !== -1);
}

/** Whether this render adds older items, so that the list preserves its distance from the end. */
function useGrowsAtStart(rows: readonly Row[]): boolean {
  const before = useRef(rows);
  useLayoutEffect(() => {
    before.current = rows;
  }, [rows]);
  return rows[0] !== before.current[0] && rows.at(-1) === before.current.at(-1);
}

/** Goes to the searched message in this chat, after it loads older items; returns its id once it is reached. */
function useGoToMessage(chatId: string, rows: readonly Row[], goTo: (index: number) => void): string | null {
  const goal = useMessageGoal((state) => (state.goal?.chatId === chatId ? state.goal : null));
  const earlier = useEarlierCount(chatId);
  useEffect(() => {
    if (!goal || goal.isReached || rows.length === 0) return;
    const index = rows.findIndex((row) => itemIdsOf(row).includes(goal.itemId));
    if (index !== -1) {
      goTo(index);
      endGoal({ ...goal, isReached: true });
    } else if (earlier > 0) void loadEarlier(chatId, goal.itemId).catch(() => endGoal(null));
    else endGoal(null);
  }, [goal, rows, earlier, chatId, goTo]);
  return goal?.isReached && !goal.isQuiet ? goal.itemId : null;
}
