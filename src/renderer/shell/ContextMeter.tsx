import { notAsked } from '@shared/cost/budget';
import { words } from '@shared/texts/text';
import { TriangleAlert } from 'lucide-react';
import { useServerState } from '../state/server-state';
import { Tooltip } from '../ui/Tooltip';
import { withBudgets } from './budget-use';
import styles from './ContextMeter.module.css';
import { chatCost } from './chat-cost';
import { contextUse } from './context-use';

// The fill level of the model's context window in the chat in front, and the cost so far; empty before the first reply.

const radius = 6;
const around = 2 * Math.PI * radius;

export function ContextMeter({ chatId }: { readonly chatId: string }) {
  const usage = useServerState((state) => state.chats[chatId]?.usage ?? null);
  const usageBefore = useServerState((state) => state.chats[chatId]?.usageBefore ?? null);
  const turnBudget = useServerState((state) => state.chats[chatId]?.turnBudget ?? notAsked);
  const app = useServerState((state) => state.app);
  if (!usage || !app) return null;
  const { percent, nearlyFull, ...use } = contextUse(usage, chatCost(usage, app.providers));
  const details = withBudgets(use.details, { usage, usageBefore, turnBudget }, app);
  return (
    <Tooltip label={details}>
      {/* biome-ignore lint/a11y/useSemanticElements: <meter> can hold neither the ring nor the figure. */}
      <span
        className={styles.meter}
        role="meter"
        aria-label={words('shell.context')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words('shell.context-said', { percent, details })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the figures behind it are read on focus.
        tabIndex={0}
        data-full={nearlyFull || undefined}
      >
        {nearlyFull ? <TriangleAlert aria-hidden size={14} strokeWidth={1.5} /> : <Ring percent={percent} />}
        {words('shell.context-percent', { percent })}
      </span>
    </Tooltip>
  );
}

function Ring({ percent }: { readonly percent: number }) {
  return (
    <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" className={styles.ring}>
      <circle cx="8" cy="8" r={radius} className={styles.track} />
      <circle
        cx="8"
        cy="8"
        r={radius}
        className={styles.part}
        strokeDasharray={`${(around * percent) / 100} ${around}`}
      />
    </svg>
  );
}
