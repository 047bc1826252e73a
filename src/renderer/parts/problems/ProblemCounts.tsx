import type { ProposalProblems } from '@shared/problems/problems-schema';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { useServerState } from '../../state/server-state';
import styles from './ProblemCounts.module.css';
import { differenceWords } from './problem-words';

type ProblemCountsProps = { readonly chatId: string; readonly callId: string };

/** `+2 problems, −1` for a change in a list. Null if its problems are unknown or the same. */
export function ProblemCounts({ chatId, callId }: ProblemCountsProps): ReactElement | null {
  const problems = useServerState((state) => state.chats[chatId]?.calls[callId]?.problems);
  const text = textOf(problems);
  const tone = problems?.kind === 'checked' ? problems.added[0]?.severity : undefined;
  return text === null ? null : (
    <span className={styles.counts} data-tone={tone}>
      {text}
    </span>
  );
}

function textOf(problems: ProposalProblems | undefined): string | null {
  if (problems?.kind === 'checking') return words('problems.checking');
  return problems?.kind === 'checked' ? differenceWords(problems) : null;
}
