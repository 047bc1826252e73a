import type { BatchAhead } from '@shared/approval/approval';
import { CheckCheck, CircleDashed, CircleMinus, CircleX, Play, ShieldAlert } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { CallTitle } from '../../parts/CallTitle';
import { ProblemCounts } from '../../parts/problems/ProblemCounts';
import type { LineCount } from '../../state/batch/batch-drafts';
import { useServerState } from '../../state/server-state';
import { useShortTitle } from '../../state/short-title';
import { Chevron } from '../../ui/Chevron';
import { LineCounts } from '../../ui/LineCounts';
import { visibleText } from '../../ui/visible-text';
import { AheadDiff } from './AheadPreview';
import styles from './BatchLines.module.css';
import { foreseenWords } from './foreseen-words';

type BatchLineProps = {
  readonly chatId: string;
  readonly ahead: BatchAhead[number];
  /** The lines of the change in the user's version; undefined if it is as proposed. */
  readonly count: LineCount | undefined;
  /** Shows the change in the review; absent: the line unfolds it. */
  onOpen?: ((callId: string) => void) | undefined;
};

/** A later call, and its outcome if the user does not decide on it. */
export function BatchLine({ chatId, ahead, count, onOpen }: BatchLineProps): ReactElement {
  const { callId } = ahead;
  const [isUnfolded, setUnfolded] = useState(false);
  const call = useServerState(({ chats }) => chats[chatId]?.calls[callId]);
  const title = useShortTitle(call?.title ?? '');
  const subject = 'subject' in ahead ? ahead.subject : null;
  const name = subject === null ? title : visibleText(subject.relativePath);
  const said = foreseenWords(ahead);
  return (
    <li className={styles.line}>
      <Sign ahead={ahead} />
      <div className={styles.words}>
        <span className={styles.what}>
          {subject !== null ? (
            <button
              type="button"
              className={styles.file}
              title={name}
              aria-expanded={onOpen ? undefined : isUnfolded}
              onClick={() => (onOpen ? onOpen(callId) : setUnfolded(!isUnfolded))}
            >
              <span className={styles.name}>{name}</span>
              {!onOpen && <Chevron />}
            </button>
          ) : (
            <span className={styles.title} title={name}>
              <CallTitle title={call?.title ?? ''} />
            </span>
          )}
          <ProblemCounts chatId={chatId} callId={callId} />
          {subject !== null && <LineCounts {...(count ?? subject)} />}
        </span>
        {said !== null && (
          <span className={styles.said} title={said}>
            {said}
          </span>
        )}
        {isUnfolded && (
          <div className={styles.diff}>
            <AheadDiff chatId={chatId} callId={callId} />
          </div>
        )}
      </div>
    </li>
  );
}

const signs = {
  edit: CircleDashed,
  asks: ShieldAlert,
  runs: Play,
  'left-out': CircleMinus,
  fails: CircleX,
  later: CircleDashed,
} as const;

function Sign({ ahead }: Pick<BatchLineProps, 'ahead'>): ReactElement {
  const isGranted = ahead.kind === 'edit' && ahead.isGranted;
  const Icon = isGranted ? CheckCheck : signs[ahead.kind];
  return (
    <Icon
      aria-hidden
      size={14}
      strokeWidth={1.5}
      className={styles.sign}
      data-kind={isGranted ? 'granted' : ahead.kind}
    />
  );
}
