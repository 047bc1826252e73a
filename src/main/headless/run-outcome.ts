import type { ChatState, Item } from '@shared/chat/chat';
import { isTextOf } from '@shared/texts/text';
import type { ToolCall } from '@shared/tool-call/tool-call';

// How a run ended, for scripts: pure, from the chat that it leaves behind.

/**
 * `done`: the model finished. `length`, `filtered`: its answer is not whole. `limit`: too many rounds, or the same calls
 * again and again. `budget`: one is used up. `stopped`: by a signal. `error`: whatever `error` says.
 */
export type Finish = 'done' | 'length' | 'filtered' | 'limit' | 'budget' | 'stopped' | 'error';

export type RunOutcome = {
  readonly finish: Finish;
  /** Replies of the model, those of sub-agents apart. */
  readonly rounds: number;
  /** Calls that a mode, a rule or the missing user refused. */
  readonly denied: number;
  /** Calls that failed for another reason. */
  readonly failed: number;
};

type Run = {
  readonly turn: ChatState['turn'];
  /** What the run added to the chat. */
  readonly items: readonly Item[];
  readonly calls: readonly ToolCall[];
  readonly isStopped: boolean;
  readonly isRefused: boolean;
};

export function outcomeOf({ calls, ...run }: Run): RunOutcome {
  return {
    finish: finishOf(run),
    rounds: run.items.filter(({ kind }) => kind === 'assistant').length,
    denied: calls.filter(isDenied).length,
    failed: calls.filter((call) => call.phase.phase === 'failed' && !isDenied(call)).length,
  };
}

function finishOf({ turn, items, isStopped, isRefused }: Omit<Run, 'calls'>): Finish {
  if (isStopped) return 'stopped';
  if (isRefused) return 'error';
  if (turn.kind === 'paused') return pauses[turn.why];
  if (saysOfAnswer(items, 'answer.ends-at-length')) return 'length';
  return saysOfAnswer(items, 'answer.ends-filtered') ? 'filtered' : 'done';
}

const pauses = { rounds: 'limit', budget: 'budget', failed: 'error', interrupted: 'error' } as const;

/** Whether a notice says so of the last answer. */
function saysOfAnswer(items: readonly Item[], key: string): boolean {
  const last = items.findLastIndex(({ kind }) => kind === 'assistant');
  return items.slice(last).some((item) => item.kind === 'notice' && isTextOf(item.text, key));
}

function isDenied({ phase }: ToolCall): boolean {
  return phase.phase === 'rejected' || (phase.phase === 'failed' && phase.refusal !== undefined);
}
