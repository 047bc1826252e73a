import { type CommandStatus, type FollowOptions, followKept } from './follow-kept';
import type { KeptRecord } from './kept-store';
import type { ShownCommand } from './terminals';

// Answers for a command that was left running, until it ends or this application does.

export type KeptCommand = {
  set(goesOn: boolean): Promise<void>;
  /** The application closes. */
  leave(): Promise<void>;
  /** Null when it goes on for the next application to answer for. */
  readonly ended: Promise<KeptEnd | null>;
};

export type KeptEnd = CommandStatus & { readonly how: 'ended' | 'stopped' | 'closed' };

export type AnswerOptions = Omit<FollowOptions, 'onOutput'> & {
  readonly shown: ShownCommand;
  /** The person wants it ended. */
  readonly stopping: AbortSignal;
};

export function answerForKept(options: AnswerOptions): KeptCommand {
  const { claim, shown, stopping } = options;
  let { record } = options;
  let how: KeptEnd['how'] = 'ended';
  let tellLeft: (left: null) => void = () => {};
  const left = new Promise<null>((resolve) => {
    tellLeft = resolve;
  });
  const followed = followKept({ ...options, onOutput: (bytes) => void shown.print(bytes) });
  const endAs = async (why: KeptEnd['how']) => {
    how = why;
    await followed.end();
  };
  const stop = () => void endAs('stopped');
  if (stopping.aborted) stop();
  else stopping.addEventListener('abort', stop, { once: true });
  shown.goesOn(record.goesOn);

  const ended = followed.ended.then(async (status) => {
    stopping.removeEventListener('abort', stop);
    await claim.remove();
    return { ...status, how };
  });

  return {
    ended: Promise.race([ended, left]),
    async set(goesOn) {
      const next: KeptRecord = { ...record, goesOn };
      await claim.write(next);
      record = next;
      shown.goesOn(goesOn);
    },
    async leave() {
      if (!record.goesOn) return await endAs('closed');
      followed.close();
      await claim.release();
      tellLeft(null);
    },
  };
}
