import { AppError, messageOf } from '@shared/errors';
import { type AnyText, textOf } from '@shared/texts/text';
import { createSerialQueue } from '../../base/serial-queue';
import type { ShownCommand } from '../../terminal/terminals';
import { type DetachedClaim, type DetachedRecord, discard } from './detached-store';
import { type CommandStatus, type FollowOptions, followDetached } from './follow-detached';

// Owner of a detached command: answers for it until the command or this application ends.

export type DetachedCommand = {
  /** AppError `unavailable` if the command has ended, or the record cannot be written. */
  set(goesOn: boolean): Promise<void>;
  /** The application closes. */
  leave(): Promise<void>;
  /** Null if the command continues and the next application answers for it. */
  readonly ended: Promise<DetachedEnd | null>;
};

export type DetachedEnd = CommandStatus & {
  readonly how: 'ended' | 'stopped' | 'closed';
  /** Why Pilotfish missed its end. */
  readonly error?: AnyText | null;
  /** Processes that the command started continue. */
  readonly lingers?: boolean;
};

export type AnswerOptions = Omit<FollowOptions, 'onOutput'> & {
  readonly shown: ShownCommand;
  /** The user wants to stop it. */
  readonly stopping: AbortSignal;
};

export function answerForDetached(options: AnswerOptions): DetachedCommand {
  const { claim, shown, stopping } = options;
  let { record } = options;
  let hasEnded = false;
  const changes = createSerialQueue();
  let how: DetachedEnd['how'] = 'ended';
  let tellLeft: (left: null) => void = () => {};
  const left = new Promise<null>((resolve) => {
    tellLeft = resolve;
  });
  const followed = followDetached({ ...options, onOutput: (bytes) => shown.print(bytes) });
  const endAs = async (why: DetachedEnd['how']) => {
    if (!followed.isOver()) how = why;
    await followed.end();
  };
  const stop = () => void endAs('stopped');
  if (stopping.aborted) stop();
  else stopping.addEventListener('abort', stop, { once: true });
  shown.goesOn(record.goesOn);

  const ended = followed.ended.then(async (status) => {
    stopping.removeEventListener('abort', stop);
    hasEnded = true;
    await changes.next(() => discard(claim));
    return { ...status, how };
  });

  return {
    ended: Promise.race([ended, left]),
    set: (goesOn) =>
      changes.next(async () => {
        if (hasEnded) throw new AppError('unavailable', textOf('command.ended'));
        record = await noted({ ...record, goesOn }, claim);
        shown.goesOn(goesOn);
      }),
    async leave() {
      await changes.settled();
      if (!record.goesOn) return await endAs('closed');
      if (!followed.close()) return void (await ended);
      await claim.release();
      tellLeft(null);
    },
  };
}

async function noted(record: DetachedRecord, claim: DetachedClaim): Promise<DetachedRecord> {
  try {
    await claim.write(record);
    return record;
  } catch (error) {
    throw new AppError('unavailable', textOf('command.record-not-changed', { reason: messageOf(error) }));
  }
}
