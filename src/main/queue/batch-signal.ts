import { newMessage } from './calls/ending';

// Whether the calls of one reply are given up: by a stop at any time, by a message of the person as soon as the call at
// the head has neither been answered for nor begun.

export type BatchSignal = {
  /** Aborted with `newMessage` by a message, with the stop's own reason by a stop. */
  readonly signal: AbortSignal;
  /** The person sent a message. What runs goes on, and nothing after it begins. */
  supersede(): void;
  /** Where the call at the head stands. */
  enter(stage: Stage): void;
  /** The batch is over. */
  close(): void;
};

/** `open`: it is looked at or asked about. `decided`: the word on it, a person's or the policy's, is carried out. */
type Stage = 'open' | 'decided';

/** `messageWaits`: whether there is a message of the person that the model has not read; it may be taken back. */
export function createBatchSignal(stopped: AbortSignal, messageWaits: () => boolean): BatchSignal {
  const controller = new AbortController();
  let stage: Stage = 'open';

  const stop = () => controller.abort(stopped.reason);
  if (stopped.aborted) stop();
  stopped.addEventListener('abort', stop, { once: true });

  const enter = (next: Stage) => {
    stage = next;
    if (stage === 'open' && messageWaits()) controller.abort(newMessage);
  };
  enter('open');

  return {
    signal: controller.signal,
    supersede() {
      if (stage === 'open') controller.abort(newMessage);
    },
    enter,
    close: () => stopped.removeEventListener('abort', stop),
  };
}
