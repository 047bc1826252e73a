import type { Rest } from '../turn';

// Limits of a sub-agent: how many rounds, how much of its model's time and how many tokens it may take.

export type AgentLimits = {
  readonly rounds: number;
  /** Of its model's work: what its calls take, and how long they wait for the user, does not count. */
  readonly minutes: number;
  /** Absent: as many as it takes. */
  readonly tokens?: number | undefined;
};

export type Taken = { readonly rounds: number; readonly ms: number; readonly tokens: number };

/** Why it ends before its next request, for the model that it works for; null: it may go on. */
export function restAtLimit(limits: AgentLimits, { rounds, ms, tokens }: Taken): Rest | null {
  if (rounds >= limits.rounds) return rest(`${limits.rounds} rounds`);
  if (ms >= limits.minutes * 60_000) return rest(`${limits.minutes} minutes of work`);
  return limits.tokens !== undefined && tokens >= limits.tokens ? rest(`${limits.tokens} tokens`) : null;
}

function rest(limit: string): Rest {
  return { kind: 'paused', why: 'rounds', text: `the sub-agent reached its limit of ${limit}.` };
}
