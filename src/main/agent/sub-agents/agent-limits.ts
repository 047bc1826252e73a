import type { Rest } from '../turn';

// Limits of a sub-agent: its rounds, the time of its model, and its tokens.

export type AgentLimits = {
  readonly rounds: number;
  /** Minutes of its model's work, excluding the time of its calls and of waits for the user. */
  readonly minutes: number;
  /** Absent: unlimited. */
  readonly tokens?: number | undefined;
};

export type Taken = { readonly rounds: number; readonly ms: number; readonly tokens: number };

/** The reason to end before the next request, for the calling model; null: it may continue. */
export function restAtLimit(limits: AgentLimits, { rounds, ms, tokens }: Taken): Rest | null {
  if (rounds >= limits.rounds) return rest(`${limits.rounds} rounds`);
  if (ms >= limits.minutes * 60_000) return rest(`${limits.minutes} minutes of work`);
  return limits.tokens !== undefined && tokens >= limits.tokens ? rest(`${limits.tokens} tokens`) : null;
}

function rest(limit: string): Rest {
  return { kind: 'paused', why: 'rounds', text: `the sub-agent reached its limit of ${limit}.` };
}
