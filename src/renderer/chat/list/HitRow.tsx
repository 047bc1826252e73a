import type { ChatHit } from '@shared/chat/found-chats';
import type { ChatSummary } from '@shared/project/project-state';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { agoText } from '../../ui/durations';
import { ChatMarks } from './ChatRow';
import { shownTitle } from './find-chats';
import styles from './HitRow.module.css';
import { type RowPlace, rowStop } from './use-row-walk';

type HitRowProps = {
  readonly chat: ChatSummary;
  readonly hit: ChatHit;
  readonly place: RowPlace;
  onPick(): void;
};

const speakers = {
  person: 'chat-list.said-by-person',
  model: 'chat-list.said-by-model',
  summary: 'chat-list.said-in-summary',
  call: 'chat-list.said-in-call',
} as const;

/** A message that contains the searched text: opens its chat there. */
export function HitRow({ chat, hit, place, onPick }: HitRowProps): ReactElement {
  const count = hit.count - 1;
  return (
    <button
      type="button"
      className={styles.hit}
      title={hit.excerpt.map(({ text }) => text).join('')}
      tabIndex={place.isAt ? 0 : -1}
      {...{ [rowStop]: place.isAt ? 'at' : '' }}
      onClick={onPick}
      onFocus={place.onFocus}
      onKeyDown={place.onKeyDown}
    >
      <span className={styles.top}>
        <span className={styles.title}>{shownTitle(chat)}</span>
        <ChatMarks chat={chat} />
        {count > 0 && (
          <span className={styles.count} title={words('chat-list.times-more-said', { count })}>
            {words('chat-list.times-more', { count })}
          </span>
        )}
        <span className={styles.age}>{agoText(chat.updatedAt, Date.now())}</span>
      </span>
      <span className={styles.excerpt}>
        <span className={styles.by}>{words(speakers[hit.by])}</span>
        {hit.excerpt.map(({ text, isMatch }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one excerpt have no other name.
          isMatch ? <mark key={index}>{text}</mark> : text,
        )}
      </span>
    </button>
  );
}
