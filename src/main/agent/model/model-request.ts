import { setTimeout as wait } from 'node:timers/promises';
import { type AnyText, textOf } from '@shared/texts/text';
import { countedAbout, countedOf } from './kit/counted';
import { type ModelEndpoint, ModelError, type ModelRequest, type Reply, type TokenCount } from './kit/model';
import { type StreamOptions, streamReply } from './stream-reply';

// Repeats a request after a passing fault: at most six times, within a minute of the first fault. If the server asks
// for a wait, that minute can be longer.

/** Time and chance as a parameter, so that tests need not wait. */
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

export type RequestOptions = Omit<StreamOptions, 'onCut'> & {
  /**
   * Counts the tokens of each try, also of a broken or stopped one. They are estimated if the server does not count.
   */
  readonly onSpent?: (counted: TokenCount) => void;
  /** The reply so far is void; the request is sent again at `nextAt`. */
  readonly onRetry?: (retry: Retry) => void;
  /** The wait is over. */
  readonly onResume?: () => void;
  readonly clock?: Clock;
  readonly maxRetries?: number;
  /** The longest wait that a server may ask for; default: ten minutes. */
  readonly longestWaitMs?: number;
  /** Whether the endpoint has answered before: if so, the request is repeated when it is unreachable. */
  readonly hasAnswered?: boolean;
};

const retryWindowMs = 60_000;
/** The default for `longestWaitMs`. */
const longestAskedMs = 10 * 60_000;

/** Rejects with the ModelError of the last try, or with the signal's reason after an abort. */
export async function requestReply(
  endpoint: ModelEndpoint,
  request: ModelRequest,
  options: RequestOptions,
): Promise<Reply> {
  const { signal, onRetry, onResume, clock = realClock, maxRetries = 6 } = options;
  const { longestWaitMs = longestAskedMs } = options;
  const spend = (counted: TokenCount) => {
    endpoint.spend?.(counted);
    options.onSpent?.(counted);
  };
  const onCut = (characters: number) => spend(countedAbout(request, characters));
  let firstFault: number | null = null;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const reply = await streamReply(endpoint, request, { ...options, onCut });
      spend(countedOf(request, reply));
      return reply;
    } catch (error) {
      const isKnown = options.hasAnswered === true || firstFault !== null;
      if (!(error instanceof ModelError) || !mayPass(error, isKnown)) throw error;
      firstFault ??= clock.now();
      const nextAt = clock.now() + delayBefore(attempt, error, clock.random());
      const longest = askedMs(error) === null ? retryWindowMs : longestWaitMs;
      if (attempt > maxRetries || nextAt > firstFault + longest)
        throw givenUp(error, { tries: attempt, delayMs: nextAt - clock.now(), longestWaitMs });
      onRetry?.({ attempt, nextAt, reason: error.told });
      await clock.wait(nextAt - clock.now(), signal);
      onResume?.();
    }
  }
}

/**
 * Only the user can fix an unreachable address. One that answered before may recover, for example when a machine wakes.
 */
function mayPass(error: ModelError, isKnown: boolean): boolean {
  return error.passing || (error.fault === 'unreachable' && isKnown);
}

/** Half a second, doubled with each try, plus or minus a quarter; longer if the server asks for it. */
function delayBefore(attempt: number, error: ModelError, random: number): number {
  const own = Math.round(500 * 2 ** (attempt - 1) * (0.75 + random / 2));
  return Math.max(own, askedMs(error) ?? 0);
}

/** The wait that the server asks for, in a header or in the text of its refusal. */
function askedMs({ retryAfterMs, refusal }: ModelError): number | null {
  if (retryAfterMs !== null) return retryAfterMs;
  const said =
    /(?:try again|retry(?:ing)?|wait)[^.\d]{0,20}(?<amount>\d+(?:\.\d+)?)\s*(?<unit>ms|milliseconds?|s|sec(?:ond)?s?|m|min(?:ute)?s?)\b/i.exec(
      refusal?.body ?? '',
    )?.groups;
  if (said === undefined) return null;
  const { amount = '', unit = '' } = said;
  const factor = /^ms|^milli/i.test(unit) ? 1 : /^m/i.test(unit) ? 60_000 : 1000;
  return Math.ceil(Number(amount) * factor);
}

type GivenUp = { readonly tries: number; readonly delayMs: number; readonly longestWaitMs: number };

function givenUp(error: ModelError, { tries, delayMs, longestWaitMs }: GivenUp): ModelError {
  const asked = (askedMs(error) ?? 0) > longestWaitMs;
  const failure = error.told;
  const told = asked
    ? textOf('model.asks-to-wait', { failure, seconds: Math.ceil(delayMs / 1000) })
    : textOf('model.tried-again', { failure, tries });
  return new ModelError(error.fault, told, { cause: error });
}
