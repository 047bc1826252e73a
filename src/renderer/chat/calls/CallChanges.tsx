import { changesLine } from '@shared/chat/changes-line';
import { words } from '@shared/texts/text';
import type { CallEffects } from '@shared/tool-call/tool-call';
import { Diff } from 'lucide-react';
import type { ReactElement } from 'react';
import { openChanges } from '../../state/changes/reviewed-changes';
import { useChat } from '../../state/use-chat';
import { visibleText } from '../../ui/visible-text';
import styles from './CallChanges.module.css';

type CallChangesProps = {
  readonly chatId: string;
  readonly callId: string;
  readonly effects: CallEffects;
};

/** The number of files that the card names. */
const shownNames = 3;

/** The changes of a command, on its card: whether they still exist, a link to them, and the parts that are unknown. */
export function CallChanges({ chatId, callId, effects }: CallChangesProps): ReactElement | null {
  const { files, names, leftOut, ignored = [], unknown } = effects;
  const undone = useChat(chatId, (chat) => chat.undone[callId]);
  if (files === 0 && leftOut.length + ignored.length === 0 && unknown === undefined) return null;
  const shown = names.slice(0, shownNames).map((name) => visibleText(name));
  const rest = files - shown.length;
  return (
    <div className={styles.changes}>
      {files > 0 && (
        <button
          type="button"
          className={styles.open}
          onClick={() => openChanges(chatId, { kind: 'call', callId })}
        >
          <Diff aria-hidden size={14} strokeWidth={1.5} />
          <span className={styles.sum}>{changesLine(effects)}</span>
          {undone && <span className={styles.undone}>{words(`changes.undone-${undone}`)}</span>}
          <span className={styles.names}>
            {rest > 0
              ? words('undo.names-and-more', { names: shown, count: rest })
              : words('undo.names', { names: shown })}
          </span>
        </button>
      )}
      {leftOut.length > 0 && (
        <p className={styles.unknown}>
          {words('changes-review.left-out', { files: leftOut.map((file) => visibleText(file)) })}
        </p>
      )}
      {ignored.length > 0 && (
        <p className={styles.unknown}>
          {words('changes-review.ignored', { files: ignored.map((file) => visibleText(file)) })}
        </p>
      )}
      {unknown !== undefined && <p className={styles.unknown}>{visibleText(unknown)}</p>}
    </div>
  );
}
