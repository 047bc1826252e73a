import { callKeyOf } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { include, useBatches } from '../../state/batch/batch-ahead';
import styles from './BatchLines.module.css';

type IncludeProps = {
  readonly chatId: string;
  readonly callId: string;
  /** Visible text. */
  readonly file: string;
};

/** Whether the later edit is accepted with the waiting one. */
export function Include({ chatId, callId, file }: IncludeProps): ReactElement {
  const isLeftOut = useBatches(({ leftOut }) => leftOut.has(callKeyOf(chatId, callId)));
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={words('approval-answers.include', { file })}
      checked={!isLeftOut}
      onChange={(event) => include(chatId, callId, event.currentTarget.checked)}
    />
  );
}
