import type { BatchAhead, Question } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import { CircleHelp } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import { Sign } from '../../approvals/batch/BatchLine';
import { foreseenWords } from '../../approvals/batch/foreseen-words';
import { takesOthers } from '../../approvals/batch/use-together';
import { CallTitle } from '../../parts/CallTitle';
import { lookAt, stepFrom, useBatches } from '../../state/batch/batch-ahead';
import { useServerState } from '../../state/server-state';
import { useShortTitle } from '../../state/short-title';
import { LineCounts } from '../../ui/LineCounts';
import { visibleText } from '../../ui/visible-text';
import styles from './BatchFiles.module.css';

type BatchFilesProps = {
  readonly chatId: string;
  readonly callId: string;
  readonly question: Question;
  readonly ahead: BatchAhead;
};

/** The edits of a batch: the waiting one and the later ones. The arrow keys walk the edits that can be shown. */
export function BatchFiles({ chatId, callId, question, ahead }: BatchFilesProps): ReactElement {
  const list = useRef<HTMLElement>(null);
  const lookedAt = useBatches((state) => state.lookedAt[callKeyOf(chatId, callId)] ?? null);
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = step && stepFrom(chatId, callId, step);
    if (next === undefined) return;
    event.preventDefault();
    lookAt(chatId, callId, next);
    list.current?.querySelector<HTMLElement>(`[data-call="${next ?? callId}"]`)?.focus();
  };
  return (
    <section ref={list} className={styles.files} aria-label={words('review.batch')} onKeyDown={walk}>
      <div className={styles.row} data-chosen={lookedAt === null || undefined}>
        <CircleHelp aria-hidden size={14} strokeWidth={1.5} className={styles.icon} />
        <File
          chatId={chatId}
          callId={callId}
          of={null}
          subject={question.subject}
          isChosen={lookedAt === null}
          said={words('review.waits-now')}
        />
      </div>
      {ahead.map((one) => (
        <AheadRow
          key={one.callId}
          chatId={chatId}
          callId={callId}
          ahead={one}
          isChosen={lookedAt === one.callId}
          canInclude={takesOthers(question)}
        />
      ))}
    </section>
  );
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

type AheadRowProps = Pick<BatchFilesProps, 'chatId' | 'callId'> & {
  readonly ahead: BatchAhead[number];
  readonly isChosen: boolean;
  readonly canInclude: boolean;
};

function AheadRow({ chatId, callId, ahead, isChosen, canInclude }: AheadRowProps): ReactElement {
  const call = useServerState(({ chats }) => chats[chatId]?.calls[ahead.callId]);
  const title = useShortTitle(call?.title ?? '');
  const said = foreseenWords(ahead);
  const isShown = 'subject' in ahead;
  return (
    <div className={styles.row} data-chosen={isChosen || undefined} title={said ?? undefined}>
      <Sign
        chatId={chatId}
        ahead={ahead}
        canInclude={canInclude}
        file={isShown ? visibleText(ahead.subject.relativePath) : title}
      />
      {isShown ? (
        <div className={styles.words}>
          <File
            chatId={chatId}
            callId={callId}
            of={ahead.callId}
            subject={ahead.subject}
            isChosen={isChosen}
            said={said}
          />
          {/* The file's button contains the same text. */}
          {ahead.kind === 'asks' && (
            <span className={styles.said} aria-hidden>
              {said}
            </span>
          )}
        </div>
      ) : (
        <div className={styles.words}>
          <span className={styles.title}>
            <CallTitle title={call?.title ?? ''} />
          </span>
          <span className={styles.said}>{said}</span>
        </div>
      )}
    </div>
  );
}

type FileProps = {
  readonly chatId: string;
  readonly callId: string;
  /** Null for the waiting edit. */
  readonly of: string | null;
  readonly subject: Question['subject'];
  readonly isChosen: boolean;
  readonly said: string | null;
};

function File({ chatId, callId, of, subject, isChosen, said }: FileProps): ReactElement | null {
  if (subject.kind !== 'file-change') return null;
  const { relativePath, added, removed } = subject;
  const split = relativePath.lastIndexOf('/') + 1;
  return (
    <button
      type="button"
      className={styles.file}
      data-call={of ?? callId}
      title={[visibleText(relativePath), said].filter(Boolean).join(' · ')}
      aria-current={isChosen}
      tabIndex={isChosen ? 0 : -1}
      onClick={() => lookAt(chatId, callId, of)}
    >
      <span className={styles.name}>{visibleText(relativePath.slice(split))}</span>
      {split > 0 && <span className={styles.folder}>{visibleText(relativePath.slice(0, split - 1))}</span>}
      <span className="visually-hidden">{said}</span>
      <span className={styles.counts}>
        <LineCounts added={added} removed={removed} />
      </span>
    </button>
  );
}
