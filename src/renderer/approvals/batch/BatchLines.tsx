import type { BatchAhead } from '@shared/approval/approval';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { useBatchAhead } from '../../state/batch/batch-ahead';
import { useDraftCounts } from '../../state/batch/use-drafts';
import { Chevron } from '../../ui/Chevron';
import { BatchLine } from './BatchLine';
import styles from './BatchLines.module.css';

type BatchLinesProps = {
  readonly chatId: string;
  readonly callId: string;
  /** Shows the change of a later call in the review; absent if the card is elsewhere. */
  onOpen?(callId: string): void;
};

/**
 * The calls after a waiting call in its batch: the ones that can be accepted with it, and the others with the reason.
 * Collapsed at first.
 */
export function BatchLines({ chatId, callId, onOpen }: BatchLinesProps): ReactElement | null {
  const ahead = useBatchAhead(chatId, callId);
  const counts = useDraftCounts(chatId, callId, ahead);
  if (!ahead.some(({ kind }) => kind !== 'later')) return null;
  return (
    <details className={styles.batch}>
      <summary className={styles.summary}>
        <Chevron />
        {summaryOf(ahead)}
      </summary>
      <ul className={styles.lines} aria-label={words('approval-answers.after')}>
        {ahead.map((one) => (
          <BatchLine
            key={one.callId}
            chatId={chatId}
            ahead={one}
            count={counts.get(one.callId)}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </details>
  );
}

function summaryOf(ahead: BatchAhead): string {
  const count = (...kinds: readonly BatchAhead[number]['kind'][]) =>
    ahead.filter(({ kind }) => kinds.includes(kind)).length;
  const [edits, alone, others] = [count('edit'), count('asks'), count('runs', 'fails', 'later')];
  const what = [
    edits > 0 && words('approval-answers.after-edits', { count: edits }),
    alone > 0 && words('approval-answers.after-alone', { count: alone }),
    others > 0 && words('approval-answers.after-others', { count: others }),
  ]
    .filter(Boolean)
    .join(' · ');
  return words('approval-answers.after-it', { what });
}
