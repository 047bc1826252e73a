import { type Text, textOf } from '../texts/text';
import type { ChatState } from './chat';

export type ReadOnlyAccess = Exclude<ChatState['access'], 'writer'>;

/** Why nothing can be written in a chat. `folder`: the folder whose disk may be full. */
export function whyReadOnly(access: ReadOnlyAccess, folder: string): Text {
  switch (access) {
    case 'read-only':
      return textOf('chat.read-elsewhere');
    case 'newer-format':
      return textOf('chat.newer-format');
    case 'unwritable':
      return textOf('chat.unwritable', { folder });
  }
}
