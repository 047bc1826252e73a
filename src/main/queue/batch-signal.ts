import { newMessage } from './ending';

// Whether the calls of one reply are given up: by a stop at any time, by a message of the person only as long as the
// call at the head has neither been answered for nor begun.

export type BatchSignal = {
  /** Aborted with `newMessage` by a message, with the stop's own reason by a stop. */
  readonly signal: AbortSignal;
  /** The person sent a message. What runs goes on, and what comes after it. */
  supersede(): void;
  /** Where the call at the head stands. */
  enter(stage: Stage): void;
  /** The batch is over. */
  close(): void;
};

/**
 * `open`: it is looked at or asked about. `answered`: the person's answer is being checked, and was first; a message
 * counts only if that leads to another question. `running`: it is carried out.
 */
type Stage = 'open' | 'answered' | 'running';

export function createBatchSignal(stopped: AbortSignal): BatchSignal {
  const controller = new AbortController();
  let stage: Stage = 'open';
  let missed = false;

  const stop = () => controller.abort(stopped.reason);
  if (stopped.aborted) stop();
  stopped.addEventListener('abort', stop, { once: true });

  return {
    signal: controller.signal,
    supersede() {
      if (stage === 'open') controller.abort(newMessage);
      else missed = stage === 'answered';
    },
    enter(next) {
      stage = next;
      if (stage === 'open' && missed) controller.abort(newMessage);
      if (stage === 'running') missed = false;
    },
    close: () => stopped.removeEventListener('abort', stop),
  };
}
