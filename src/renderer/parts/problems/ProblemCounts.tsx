import type { ReactElement } from 'react';
import { useServerState } from '../../state/server-state';
import styles from './ProblemCounts.module.css';
import { differenceWords } from './problem-words';

type ProblemCountsProps = { readonly chatId: string; readonly callId: string };

/** `+2 problems, −1` for a waiting change in a list. Null if its problems are unknown or the same. */
export function ProblemCounts({ chatId, callId }: ProblemCountsProps): ReactElement | null {
  const problems = useServerState((state) => state.chats[chatId]?.calls[callId]?.problems);
  const text = problems?.kind === 'checked' ? differenceWords(problems) : null;
  const tone = problems?.kind === 'checked' ? problems.added[0]?.severity : undefined;
  return text === null ? null : (
    <span className={styles.counts} data-tone={tone}>
      {text}
    </span>
  );
}
