import { newMessage } from './calls/ending';

// Signal that cancels the calls of one reply. A stop cancels them at any time. A message of the user cancels them while
// the call at the head is open, or as soon as it has ended.

export type BatchSignal = {
  /** Aborted with `newMessage` by a message, with the stop's own reason by a stop. */
  readonly signal: AbortSignal;
  /** The user sent a message. The running call continues, and later calls are cancelled. */
  supersede(): void;
  /** Sets the stage of the call at the head. */
  enter(stage: Stage): void;
  /** The batch is over. */
  close(): void;
};

/**
 * `open`: the call is being prepared or asked about. `decided`: the decision of the user or the policy is being carried
 * out.
 */
type Stage = 'open' | 'decided';

/** `messageWaits`: whether a message of the user is still unread by the model; the user may unqueue it. */
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
