import { setTimeout as wait } from 'node:timers/promises';
import { type AnyText, textOf } from '@shared/texts/text';
import type { StreamLimits } from './guarded-fetch';
import { type ModelEndpoint, ModelError, type ModelRequest, type Reply, type ReplyDelta } from './model';
import { streamReply } from './stream-reply';

// A request that is tried again when a fault may pass: at most six times and within a minute of the first fault.

/** Time and chance, given so that tests need not wait. */
export type Clock = {
  now(): number;
  /** From 0 to 1. */
  random(): number;
  wait(ms: number, signal: AbortSignal): Promise<void>;
};

export const realClock: Clock = {
  now: Date.now,
  random: Math.random,
  wait: async (ms, signal) => void (await wait(ms, undefined, { signal })),
};

export type Retry = {
  /** 1 for the first repetition. */
  readonly attempt: number;
  readonly nextAt: number;
  readonly reason: AnyText;
};

export type RequestOptions = {
  readonly signal: AbortSignal;
  readonly onDelta?: (delta: ReplyDelta) => void;
  /** The reply so far is void; the request is sent again at `nextAt`. */
  readonly onRetry?: (retry: Retry) => void;
  /** The wait is over. */
  readonly onResume?: () => void;
  readonly clock?: Clock;
  readonly limits?: Partial<StreamLimits>;
  readonly maxRetries?: number;
  /** Whether the endpoint has answered before: then it is waited for when nothing answers now. */
  readonly hasAnswered?: boolean;
};

const retryWindowMs = 60_000;

/** Rejects with the ModelError of the last try, or with the signal's reason once it is aborted. */
export async function requestReply(
  endpoint: ModelEndpoint,
  request: ModelRequest,
  options: RequestOptions,
): Promise<Reply> {
  const { signal, onDelta, onRetry, onResume, clock = realClock, limits, maxRetries = 6 } = options;
  let firstFault: number | null = null;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await streamReply(endpoint, request, { signal, onDelta, limits });
    } catch (error) {
      const isKnown = options.hasAnswered === true || firstFault !== null;
      if (!(error instanceof ModelError) || !mayPass(error, isKnown)) throw error;
      firstFault ??= clock.now();
      const nextAt = clock.now() + delayBefore(attempt, error, clock.random());
      if (attempt > maxRetries || nextAt > firstFault + retryWindowMs)
        throw givenUp(error, attempt, nextAt - clock.now());
      onRetry?.({ attempt, nextAt, reason: error.told });
      await clock.wait(nextAt - clock.now(), signal);
      onResume?.();
    }
  }
}

/** That nothing answers is for the person to mend, unless something did before: a machine may just be waking. */
function mayPass(error: ModelError, isKnown: boolean): boolean {
  return error.passing || (error.fault === 'unreachable' && isKnown);
}

/** Half a second, doubled with each try, give or take a quarter; longer if the server asks for it. */
function delayBefore(attempt: number, error: ModelError, random: number): number {
  const own = Math.round(500 * 2 ** (attempt - 1) * (0.75 + random / 2));
  return Math.max(own, error.retryAfterMs ?? 0);
}

function givenUp(error: ModelError, tries: number, delayMs: number): ModelError {
  const asked = error.retryAfterMs !== null && error.retryAfterMs > retryWindowMs;
  const failure = error.told;
  const told = asked
    ? textOf('model.asks-to-wait', { failure, seconds: Math.ceil(delayMs / 1000) })
    : textOf('model.tried-again', { failure, tries });
  return new ModelError(error.fault, told, { cause: error });
}
