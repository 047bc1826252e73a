import type { PastCall } from '@shared/history/history';
import { words } from '@shared/texts/text';
import { type ReactElement, useId } from 'react';
import { CallTitle } from '../parts/CallTitle';
import { allowanceWords, callWords } from '../parts/call-state';
import { ToneIcon } from '../parts/ToneIcon';
import { toolIcon } from '../parts/tool-icons';
import { useServerState } from '../state/server-state';
import { useTool } from '../state/tools';
import { Chevron } from '../ui/Chevron';
import { timeOfDayText } from '../ui/durations';
import { LineCounts } from '../ui/LineCounts';
import { visibleProse, visibleText } from '../ui/visible-text';
import { CallDetails } from './CallDetails';
import styles from './HistoryCall.module.css';
import { rowAttribute } from './history-rows';
import { useUndone } from './use-undone';

type HistoryCallProps = {
  readonly call: PastCall;
  readonly rowId: string;
  readonly isOpen: boolean;
  readonly isActive: boolean;
  onToggle(): void;
};

/** One finished call: a line, which expands to all details. */
export function HistoryCall({ call, rowId, isOpen, isActive, onToggle }: HistoryCallProps): ReactElement {
  const bodyId = useId();
  const tool = useTool(call.tool);
  const Icon = toolIcon(tool?.activity);
  const { tone, state, why } = callWords(call.phase, tool?.kind);
  const chat = useServerState(({ project }) => project?.chats.find(({ id }) => id === call.chatId)?.title);
  const undone = useUndone(call);
  // While expanded, the details below show the whole reason.
  const said = why ?? (call.allowance ? allowanceWords(call.allowance, tool?.kind) : null);
  const takenBack = undone === null ? null : words(`changes.undone-${undone}`);
  const reasons = [takenBack, said === null ? state : isOpen ? null : said].filter((each) => each !== null);
  const reason = reasons.join(' · ');
  return (
    <div className={styles.call} data-open={isOpen}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        tabIndex={isActive ? 0 : -1}
        {...{ [rowAttribute]: rowId }}
        onClick={onToggle}
      >
        <Chevron />
        <span className={`${styles.state} ${styles[tone]}`} title={state}>
          <ToneIcon tone={tone} />
          <span className="visually-hidden">{state}</span>
        </span>
        <Icon aria-hidden size={15} strokeWidth={1.5} className={styles.icon} />
        <span className={styles.title} title={visibleText(call.title)}>
          <span className="visually-hidden">{visibleText(call.displayName)} </span>
          <CallTitle title={call.title} />
        </span>
        <span className={styles.why} title={reason || undefined}>
          {reason}
        </span>
        <span className={styles.counts}>
          {call.changes && <LineCounts added={call.changes.added} removed={call.changes.removed} />}
        </span>
        <span className={styles.chat}>{visibleProse(chat || words('history.untitled'))}</span>
        <time className={styles.time} dateTime={new Date(call.at).toISOString()}>
          {timeOfDayText(new Date(call.at))}
        </time>
      </button>
      {isOpen && (
        <div id={bodyId} className={styles.details}>
          <CallDetails call={call} />
        </div>
      )}
    </div>
  );
}
