import { ArrowDown } from 'lucide-react';
import { memo, useLayoutEffect, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useShallow } from 'zustand/react/shallow';
import { useMirror } from '../mirror';
import { Button } from '../ui/Button';
import { useEarlierCount, useItemIds } from './chat-reads';
import { EarlierLoader, earlierLoaderHeight } from './EarlierLoader';
import styles from './MessageList.module.css';
import { MessageRow } from './MessageRow';
import { useStickToEnd } from './use-stick-to-end';

// The items of a chat. Only what is near the screen is in the page, and every question, so that none is out of reach.

export const MessageList = memo(({ chatId }: { readonly chatId: string }) => {
  const ids = useItemIds(chatId);
  const earlier = useEarlierCount(chatId);
  const questions = useQuestionRows(chatId, ids);
  const growsAtStart = useGrowsAtStart(ids);
  const list = useRef<VirtualizerHandle>(null);
  const scroller = useRef<HTMLElement>(null);
  const { atEnd, goToEnd, onResize, onScroll, intent } = useStickToEnd(list, ids.length);

  return (
    <div className={styles.frame}>
      <section
        ref={scroller}
        className={styles.scroller}
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
        tabIndex={0}
        {...intent}
      >
        {earlier > 0 && <EarlierLoader chatId={chatId} count={earlier} auto={!atEnd} />}
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          data={ids}
          shift={growsAtStart}
          keepMounted={questions}
          startMargin={earlier > 0 ? earlierLoaderHeight : 0}
          onScroll={onScroll}
          onResize={onResize}
        >
          {(id) => <MessageRow key={id} chatId={chatId} id={id} />}
        </Virtualizer>
      </section>
      {!atEnd && (
        <Button className={styles.jump} icon={ArrowDown} onClick={goToEnd}>
          Jump to newest
        </Button>
      )}
    </div>
  );
});

/** The rows that hold a question. */
function useQuestionRows(chatId: string, ids: readonly string[]): readonly number[] {
  const messages = useMirror(
    useShallow((mirror) =>
      Object.values(mirror.chats[chatId]?.calls ?? {})
        .filter((call) => call.phase.phase === 'waiting')
        .map((call) => call.messageId),
    ),
  );
  return messages.map((id) => ids.indexOf(id)).filter((index) => index !== -1);
}

/** Whether this render brings older items, so that the list keeps its place from the end. */
function useGrowsAtStart(ids: readonly string[]): boolean {
  const before = useRef(ids);
  useLayoutEffect(() => {
    before.current = ids;
  }, [ids]);
  return ids[0] !== before.current[0] && ids.at(-1) === before.current.at(-1);
}
