import type { HookRun } from '@shared/hooks/hooks-schema';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { visibleLines, visibleText } from '../ui/visible-text';
import styles from './HookRuns.module.css';

/** The hooks that ran for a call, with their words. */
export function HookRuns({
  runs = [],
}: {
  readonly runs?: readonly HookRun[] | undefined;
}): ReactElement | null {
  if (runs.length === 0) return null;
  return (
    <ul className={styles.runs}>
      {runs.map(({ event, hook, answer, reason }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and equal runs are possible.
        <li key={at}>
          {words(`call-card.hook-${answer}`, { hook: visibleText(hook), event })}
          {reason !== '' && <span className={styles.reason}>{visibleLines(reason)}</span>}
        </li>
      ))}
    </ul>
  );
}
