import { type AnyText, textOf } from '@shared/texts/text';
import { useServerState } from '../state/server-state';

/** Why this window cannot decide anything in the chat; null if it can. */
export function useWhyReadOnly(chatId: string): AnyText | null {
  const access = useServerState(({ chats }) => chats[chatId]?.access ?? 'writer');
  const folder = useServerState(({ app }) => app?.home ?? '');
  switch (access) {
    case 'writer':
      return null;
    case 'read-only':
      return textOf('chat.read-elsewhere');
    case 'newer-format':
      return textOf('chat.newer-format');
    case 'unwritable':
      return textOf('chat.unwritable', { folder });
  }
}
