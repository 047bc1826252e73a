import '../../parts/panel-texts';
import { words } from '@shared/texts/text';
import { type ReactElement, useEffect, useState } from 'react';
import { fulfilKeyboardWish, wishesKeyboard } from '../../state/chat-list/chat-list';
import { showChat } from '../../state/ui-state';
import { ChatList } from './ChatList';
import styles from './ChatsColumn.module.css';

/** The list of chats as a column beside the chat, until the user closes it. */
export function ChatsColumn({ chatId }: { readonly chatId: string | null }): ReactElement {
  const [takesKeyboard] = useState(wishesKeyboard);
  useEffect(fulfilKeyboardWish, []);
  return (
    <section className={styles.column} data-region="chats" aria-label={words('chat-list.name')}>
      <ChatList chatId={chatId} onPick={showChat} takesKeyboard={takesKeyboard} />
    </section>
  );
}
