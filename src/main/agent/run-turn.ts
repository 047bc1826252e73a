import { textOf } from '@shared/texts/text';
import type { Queue } from '../queue/queue';
import { askModel } from './ask-model';
import { compact } from './compact';
import { takeQueued } from './messages';
import { tellChanges } from './prefix';
import type { EndParts } from './said-at-end';
import type { Rest, TurnParts } from './turn';

// The loop of a turn: ask the model, run its calls through the queue, send the results, until the model has finished.

export type LoopParts = TurnParts &
  EndParts & {
    readonly queue: Pick<Queue, 'runBatch'>;
    /** Whether the user asked for a compaction since the last call of this function. */
    takeCompactWish(): boolean;
  };

const maxRounds = 100;

/** As with too many rounds, the user decides whether to continue. */
export const repeating: Rest = { kind: 'paused', why: 'rounds', text: textOf('turn.repeats') };

/** Resolves when the turn is idle or paused. Rejects with the failure that ended it, or with the signal's reason. */
export async function runTurn(parts: LoopParts, signal: AbortSignal): Promise<Rest> {
  let continued = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    if ((await takeQueued(parts)) > 0) round = 0;
    if (round === 0) await tellChanges(parts);
    const rest = await parts.hold?.();
    if (rest) return rest;
    if (parts.takeCompactWish()) await compact(parts, { signal, keep: 'newest', why: 'wished' });
    const calls = await askModel(parts, signal);
    // The server interrupted its own work; another request continues it.
    if (calls === 'paused') continue;
    if (calls.length > 0) {
      const outcome = await parts.queue.runBatch(calls, signal);
      if (outcome === 'stopped') return { kind: 'idle' };
      if (outcome === 'repeating') return repeating;
    } else if (parts.log.state().queued.length === 0) {
      if (!(await parts.continuesTurn?.(continued, signal))) return { kind: 'idle' };
      continued += 1;
    }
  }
  return { kind: 'paused', why: 'rounds', text: textOf('turn.rounds', { rounds: maxRounds }) };
}
