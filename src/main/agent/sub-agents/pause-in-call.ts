import type { Turn } from '@shared/chat/chat';
import { createSerialQueue } from '../../base/serial-queue';
import type { Rest, TurnLog, TurnParts } from '../turn';

// The pause of a sub-agent: the turn of its chat shows as paused, and the sub-agent waits inside its call for the user.

export type PauseInCall = {
  /**
   * Called before each request of a sub-agent. Waits while the turn is paused. A rest: the sub-agent must end, because
   * the user sent a message instead of an answer, or is absent. Rejects with the signal's reason.
   */
  hold(signal: AbortSignal): Promise<Rest | null>;
  /** The user continues, or sent a message. Resolves when the turn shows as running. */
  answered(): Promise<void>;
};

type PauseParts = Required<Pick<TurnParts, 'hold'>> & {
  readonly log: Pick<TurnLog, 'state' | 'append'>;
  /** Nobody can answer. */
  readonly unattended: boolean;
  now(): number;
};

export function createPauseInCall({ hold, log, unattended, now }: PauseParts): PauseInCall {
  // Sub-agents run side by side, but the turn has one question at a time.
  const questions = createSerialQueue();
  let open: { answer(): void; readonly over: Promise<void> } | null = null;
  const change = (turn: Turn) => log.append({ events: [{ type: 'turn-changed', turn }] });

  const isMessageWaiting = () => log.state().queued.length > 0;

  const ask = async (rest: Rest, signal: AbortSignal): Promise<void> => {
    const answer = Promise.withResolvers<void>();
    const over = change(rest)
      .then(() => unlessAborted(answer.promise, signal))
      .finally(() => change({ kind: 'running', since: now() }));
    open = { answer: answer.resolve, over };
    await over.finally(() => {
      open = null;
    });
  };

  const check = async (signal: AbortSignal): Promise<Rest | null> => {
    for (;;) {
      signal.throwIfAborted();
      const rest = await hold();
      if (rest === null || unattended) return rest;
      if (!isMessageWaiting()) await ask(rest, signal);
      if (isMessageWaiting()) return rest;
    }
  };

  return {
    hold: (signal) =>
      unlessAborted(
        questions.next(() => check(signal)),
        signal,
      ),
    async answered() {
      open?.answer();
      await open?.over.catch(() => undefined);
    },
  };
}

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const abort = Promise.withResolvers<never>();
  const onAbort = () => abort.reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    signal.throwIfAborted();
    return await Promise.race([work, abort.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
