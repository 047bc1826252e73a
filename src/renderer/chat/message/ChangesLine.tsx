import { changesLine, takenBackLine } from '@shared/chat/changes-line';
import type { Item, Undone } from '@shared/chat/chat';
import { isDoneAgain } from '@shared/chat/is-done-again';
import { words } from '@shared/texts/text';
import { FileDiff, Redo2, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { askUndo } from '../../state/changes/undo-question';
import { useChat } from '../../state/use-chat';
import styles from './Line.module.css';
import { Act, Dot, TurnActs } from './TurnActs';

type ChangesLineProps = {
  readonly chatId: string;
  readonly item: Extract<Item, { kind: 'changes' | 'taken-back' }>;
};

/**
 * The changes of a turn, or an undo or redo of the user, as one line of the chat: whether it is still in effect, with
 * buttons to review and undo it.
 */
export function ChangesLine({ chatId, item }: ChangesLineProps): ReactElement {
  const undone = useUndone(chatId, item);
  const what = useWhat(chatId, item);
  const { icon: Icon, whenUndone } = looks[what];
  const line = useChat(chatId, ({ items }) => lineOf(item, items));
  return (
    <p className={styles.line}>
      <Icon aria-hidden size={14} strokeWidth={1.5} />
      <span>
        {line ?? lineOf(item, [])}
        {undone && (
          <>
            <Dot />
            {words(`changes.${whenUndone}-${undone}`)}
          </>
        )}
        <Acts chatId={chatId} item={item} />
      </span>
    </p>
  );
}

type What = 'changes' | 'taken-back' | 'done-again';

const looks = {
  changes: { icon: FileDiff, whenUndone: 'undone' },
  'taken-back': { icon: Undo2, whenUndone: 'again' },
  'done-again': { icon: Redo2, whenUndone: 'undone' },
} as const satisfies Record<What, unknown>;

function useWhat(chatId: string, item: ChangesLineProps['item']): What {
  const isAgain = useChat(chatId, ({ items }) => item.kind === 'taken-back' && isDoneAgain(item, items));
  if (item.kind === 'changes') return 'changes';
  return isAgain ? 'done-again' : 'taken-back';
}

function lineOf(item: ChangesLineProps['item'], items: readonly Item[]): string {
  return item.kind === 'changes' ? changesLine(item) : takenBackLine(item, items);
}

/** How much of it is undone. */
function useUndone(chatId: string, item: ChangesLineProps['item']): Undone | undefined {
  return useChat(chatId, ({ undone }) => undone[item.kind === 'changes' ? item.turn : item.id]);
}

function Acts({ chatId, item }: ChangesLineProps): ReactElement | null {
  // The Quick Ask window has no tabs.
  const isQuick = useChat(chatId, ({ shelf }) => shelf === 'quick-ask');
  const canBeWritten = useChat(chatId, ({ access }) => access === 'writer');
  const canUndo = useUndone(chatId, item) !== 'wholly' && canBeWritten;
  const isTakenBack = useWhat(chatId, item) === 'taken-back';
  if (isQuick) return null;
  if (item.kind === 'taken-back')
    return canUndo ? (
      <Act onClick={() => askUndo({ kind: 'undo', chatId, itemId: item.id })}>
        {words(isTakenBack ? 'undo.redo' : 'undo.undo')}
      </Act>
    ) : null;
  return <TurnActs chatId={chatId} itemId={item.turn} canUndo={canUndo === true} />;
}
