import type { ChatState, Item } from '@shared/chat/chat';
import { type AnyText, isTextOf } from '@shared/texts/text';
import type { ToolCall } from '@shared/tool-call/tool-call';

// The outcome of a run, for scripts. Pure, from the chat after the run.

/**
 * `done`: the model finished. `length`, `filtered`: its answer is incomplete. `limit`: too many rounds, or the same
 * calls again and again. `budget`: one is used up. `stopped`: by a signal. `error`: see the field `error`.
 */
export type Finish = 'done' | 'length' | 'filtered' | 'limit' | 'budget' | 'stopped' | 'error';

export type RunOutcome = {
  readonly finish: Finish;
  /** Replies of the model, without those of sub-agents. */
  readonly rounds: number;
  /** Calls denied by the user, a mode or a rule, or because the user is absent. */
  readonly denied: number;
  /** Calls that failed for another reason. */
  readonly failed: number;
};

type Run = {
  readonly turn: ChatState['turn'];
  /** The entries that the run added to the chat. */
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
  const early = earlyEndIn(items);
  if (early === null) return 'done';
  return isTextOf(early, 'answer.ends-at-length') ? 'length' : 'filtered';
}

const pauses = { rounds: 'limit', budget: 'budget', failed: 'error', interrupted: 'error' } as const;

/** The notice of an incomplete last answer; null: it is complete. */
export function earlyEndIn(items: readonly Item[]): AnyText | null {
  const last = items.findLastIndex(({ kind }) => kind === 'assistant');
  const notices = items.slice(last).flatMap((item) => (item.kind === 'notice' ? [item.text] : []));
  return notices.find((text) => earlyEnds.some((key) => isTextOf(text, key))) ?? null;
}

const earlyEnds = ['answer.ends-at-length', 'answer.ends-filtered'];

/** A repeated call is the model's own mistake, so it does not count as denied. */
function isDenied({ phase }: ToolCall): boolean {
  if (phase.phase === 'rejected') return true;
  return phase.phase === 'failed' && phase.refusal !== undefined && phase.refusal.by !== 'repeat';
}
