import { BookOpenText, FileDiff, ListEnd, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { KeptEdit } from '../approvals/KeptEdit';
import { LostAnswer } from '../approvals/LostAnswer';
import { Disclosure } from '../parts/Disclosure';
import { turnOf } from '../state/changes/turn-in';
import { useChat } from '../state/use-chat';
import { LineCounts } from '../ui/LineCounts';
import { Spinner } from '../ui/Spinner';
import styles from './CallGroup.module.css';
import type { RunKind } from './calls/call-runs';
import { useAheadRun, useCall, useFailed, useOutcome, useRun } from './chat-reads';
import { TurnActs } from './message/TurnActs';

type CallGroupProps = {
  readonly chatId: string;
  readonly callIds: readonly string[];
  /** The card of a call. */
  slot(callId: string): ReactNode;
};

/** Adjacent calls of one kind: a line that expands to their cards. */
export function CallGroup({
  kind,
  ...group
}: CallGroupProps & { readonly kind: Exclude<RunKind, 'single'> }): ReactElement {
  switch (kind) {
    case 'reads':
      return <ReadCalls {...group} />;
    case 'ahead':
      return <CallsAhead {...group} />;
    case 'changes':
      return <ChangeCalls {...group} />;
  }
}

function ReadCalls({ chatId, callIds, slot }: CallGroupProps) {
  const { words, names, isLive } = useRun(chatId, callIds);
  return (
    <Disclosure
      className={styles.group}
      description={names}
      summary={<Summary icon={BookOpenText} isLive={isLive} words={words} names={names} />}
    >
      {() => <div className={styles.calls}>{callIds.map(slot)}</div>}
    </Disclosure>
  );
}

function CallsAhead({ chatId, callIds, slot }: CallGroupProps) {
  const { words, names, isLive } = useAheadRun(chatId, callIds);
  return (
    <Disclosure
      className={styles.group}
      description={names}
      summary={<Summary icon={ListEnd} isLive={isLive} words={words} names={names} />}
    >
      {() => <div className={styles.calls}>{callIds.map(slot)}</div>}
    </Disclosure>
  );
}

/** Failures, and text of the user that was not used, stay visible. */
function ChangeCalls({ chatId, callIds, slot }: CallGroupProps) {
  const { words, names, added, removed } = useOutcome(chatId, callIds);
  const failed = useFailed(chatId, callIds);
  const others = callIds.filter((id) => !failed.includes(id));
  return (
    <Disclosure
      className={styles.group}
      description={names}
      summary={
        <Summary icon={FileDiff} isLive={false} words={words} names={names}>
          <LineCounts added={added} removed={removed} />
        </Summary>
      }
      beside={<TurnOfGroup chatId={chatId} callIds={callIds} />}
      closed={
        <>
          {others.map((callId) => (
            <Unused key={callId} chatId={chatId} callId={callId} />
          ))}
          {failed.length > 0 && <div className={styles.failed}>{failed.map(slot)}</div>}
        </>
      }
    >
      {() => <div className={styles.calls}>{callIds.map(slot)}</div>}
    </Disclosure>
  );
}

function Unused({ chatId, callId }: { readonly chatId: string; readonly callId: string }) {
  const call = useCall(chatId, callId);
  return (
    call && (
      <>
        <LostAnswer chatId={chatId} callId={callId} />
        <KeptEdit chatId={chatId} call={call} />
      </>
    )
  );
}

/** Reviews and undoes the turn, until the turn has ended with its own line for that. */
function TurnOfGroup({ chatId, callIds }: Omit<CallGroupProps, 'slot'>) {
  const { files } = useOutcome(chatId, callIds);
  const messageId = useCall(chatId, callIds[0] ?? '')?.messageId ?? '';
  const itemId = useChat(chatId, (chat) => {
    const turn = turnOf(chat, messageId);
    const hasLine = chat.items.some((item) => item.kind === 'changes' && item.turn === turn);
    return hasLine || chat.shelf === 'quick-ask' ? null : turn;
  });
  const canUndo = useChat(chatId, ({ access }) => access === 'writer') ?? false;
  if (files === 0 || itemId === null || itemId === undefined) return null;
  return (
    <span className={styles.acts}>
      <TurnActs chatId={chatId} itemId={itemId} canUndo={canUndo} />
    </span>
  );
}

type SummaryProps = {
  readonly icon: LucideIcon;
  readonly isLive: boolean;
  readonly words: string;
  /** The files or calls behind it. */
  readonly names: string;
  readonly children?: ReactNode;
};

function Summary({ icon: Icon, isLive, words, names, children }: SummaryProps) {
  return (
    <>
      {isLive ? (
        <Spinner size={16} />
      ) : (
        <Icon aria-hidden size={16} strokeWidth={1.5} className={styles.icon} />
      )}
      <span className={styles.words} title={names}>
        {words}
        <span aria-hidden className={styles.names}>
          {names}
        </span>
      </span>
      {children}
    </>
  );
}
