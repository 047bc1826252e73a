import type { ReadOnlyAccess } from '@shared/chat/why-read-only';
import { Lock } from 'lucide-react';
import { useWhyReadOnly } from '../state/use-why-read-only';
import { visibleText } from '../ui/visible-text';
import styles from './ChatPanel.module.css';

/** Takes the place of the composer: why this chat is read-only here. */
export function ReadOnlyNote({ access }: { readonly access: ReadOnlyAccess }) {
  const why = useWhyReadOnly(access);
  return (
    <p className={styles.readOnly} role="status">
      <Lock aria-hidden size={16} strokeWidth={1.5} />
      {why && visibleText(why)}
    </p>
  );
}
