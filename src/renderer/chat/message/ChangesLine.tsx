import type { Item } from '@shared/chat';
import { changesLine, takenBackLine } from '@shared/chat-text/changes-line';
import { FileDiff, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './ChangesLine.module.css';

type ChangesLineProps = { readonly item: Extract<Item, { kind: 'changes' | 'taken-back' }> };

/** What a turn changed, or what the person took back, as one line of the chat. */
export function ChangesLine({ item }: ChangesLineProps): ReactElement {
  const Icon = item.kind === 'changes' ? FileDiff : Undo2;
  return (
    <p className={styles.line}>
      <Icon aria-hidden size={14} strokeWidth={1.5} />
      <span>{item.kind === 'changes' ? changesLine(item) : takenBackLine(item)}</span>
    </p>
  );
}
