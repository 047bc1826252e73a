import type { ChatState } from '@shared/chat/chat';
import { type TextKey, words } from '@shared/texts/text';
import { Lock } from 'lucide-react';
import { useServerState } from '../state/server-state';
import { visibleText } from '../ui/visible-text';
import styles from './ChatPanel.module.css';

/** Takes the place of the composer: why this chat is read-only here. */
export function ReadOnlyNote({ access }: { readonly access: Exclude<ChatState['access'], 'writer'> }) {
  const home = useServerState(({ app }) => app?.home ?? '');
  return (
    <p className={styles.readOnly} role="status">
      <Lock aria-hidden size={16} strokeWidth={1.5} />
      {access === 'unwritable'
        ? words('chat-panel.unwritable', { folder: visibleText(home) })
        : words(reasons[access])}
    </p>
  );
}

const reasons = {
  'read-only': 'chat-panel.read-only',
  'newer-format': 'chat-panel.newer-format',
} as const satisfies Record<Exclude<ChatState['access'], 'writer' | 'unwritable'>, TextKey>;
