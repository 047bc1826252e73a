import type { Item, Undone } from '@shared/chat';
import { changesLine, takenBackLine } from '@shared/chat-text/changes-line';
import { words } from '@shared/texts/text';
import { FileDiff, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { openChanges } from '../../state/changes/reviewed-changes';
import { askUndo } from '../../state/changes/undo-question';
import { useChat } from '../../state/use-chat';
import styles from './ChangesLine.module.css';

type ChangesLineProps = {
  readonly chatId: string;
  readonly item: Extract<Item, { kind: 'changes' | 'taken-back' }>;
};

/**
 * What a turn changed, or what the person took back, as one line of the chat: whether that stands, with the way to see it
 * and to undo it.
 */
export function ChangesLine({ chatId, item }: ChangesLineProps): ReactElement {
  const Icon = item.kind === 'changes' ? FileDiff : Undo2;
  const undone = useUndone(chatId, item);
  const what = item.kind === 'changes' ? 'undone' : 'again';
  return (
    <p className={styles.line}>
      <Icon aria-hidden size={14} strokeWidth={1.5} />
      <span>
        {item.kind === 'changes' ? changesLine(item) : takenBackLine(item)}
        {undone && (
          <>
            <Dot />
            {words(`changes.${what}-${undone}`)}
          </>
        )}
        <Acts chatId={chatId} item={item} />
      </span>
    </p>
  );
}

/** How much of it is taken back again. */
function useUndone(chatId: string, item: ChangesLineProps['item']): Undone | undefined {
  return useChat(chatId, ({ undone }) => undone[item.kind === 'changes' ? item.turn : item.id]);
}

function Acts({ chatId, item }: ChangesLineProps): ReactElement | null {
  // The small window has no tabs.
  const isQuick = useChat(chatId, ({ shelf }) => shelf === 'quick-ask');
  const canBeWritten = useChat(chatId, ({ access }) => access !== 'read-only');
  const canUndo = useUndone(chatId, item) !== 'wholly' && canBeWritten;
  if (isQuick) return null;
  if (item.kind === 'taken-back')
    return canUndo ? (
      <Act onClick={() => askUndo({ kind: 'undo', chatId, itemId: item.id })}>{words('undo.undo')}</Act>
    ) : null;
  const itemId = item.turn;
  return (
    <>
      <Act onClick={() => openChanges(chatId, { kind: 'turn', itemId })}>{words('undo.review-now')}</Act>
      {canUndo && (
        <Act onClick={() => askUndo({ kind: 'turn', chatId, itemId })}>{words('undo.undo-turn')}</Act>
      )}
    </>
  );
}

type ActProps = { readonly children: string; onClick(): void };

function Act({ children, onClick }: ActProps): ReactElement {
  return (
    <>
      <Dot />
      <button type="button" className={styles.link} onClick={onClick}>
        {children}
      </button>
    </>
  );
}

function Dot(): ReactElement {
  return (
    <span aria-hidden className={styles.dot}>
      ·
    </span>
  );
}
