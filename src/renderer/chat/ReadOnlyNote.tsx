import type { ChatState } from '@shared/chat/chat';
import { type TextKey, words } from '@shared/texts/text';
import { Lock } from 'lucide-react';
import styles from './ChatPanel.module.css';

/** In the composer's place: why this chat can only be read here. */
export function ReadOnlyNote({ access }: { readonly access: keyof typeof reasons }) {
  return (
    <p className={styles.readOnly} role="status">
      <Lock aria-hidden size={16} strokeWidth={1.5} />
      {words(reasons[access])}
    </p>
  );
}

const reasons = {
  'read-only': 'chat-panel.read-only',
  'newer-format': 'chat-panel.newer-format',
} as const satisfies Record<Exclude<ChatState['access'], 'writer'>, TextKey>;
