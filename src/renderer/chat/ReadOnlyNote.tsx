import type { ChatState } from '@shared/chat';
import { Lock } from 'lucide-react';
import styles from './ChatPanel.module.css';

/** In the composer's place: why this chat can only be read here. */
export function ReadOnlyNote({ access }: { readonly access: keyof typeof words }) {
  return (
    <p className={styles.readOnly} role="status">
      <Lock aria-hidden size={16} strokeWidth={1.5} />
      {words[access]}
    </p>
  );
}

const words = {
  'read-only': 'Another Pilotfish holds this chat. Here it can only be read.',
  'newer-format':
    'A newer Pilotfish wrote in this chat. Here it can only be read, as far as it is understood. Update to write in it.',
} satisfies Record<Exclude<ChatState['access'], 'writer'>, string>;
