import { AppError, messageOf } from '@shared/errors';
import { logLimit } from '@shared/terminal/terminal';
import { type AnyText, textOf } from '@shared/texts/text';
import { processStart } from '../../base/processes/process-identity';
import { createSerialQueue } from '../../base/serial-queue';
import type { DetachAnswer } from '../../pty-host/host-protocol';
import type { Run } from '../../terminal/host-client';
import { type DetachedClaim, type DetachedRecord, type DetachedStore, discard } from './detached-store';

// Detach switch: whether a running background command ends with the application or continues.

export type DetachSwitch = {
  /** AppError `unavailable` if the command cannot be detached. */
  set(goesOn: boolean): Promise<void>;
  /** The command has ended: removes its record. */
  end(): Promise<void>;
  /**
   * Waits for pending changes, then returns the record for the next application; null if the command ends with this
   * one.
   */
  detached(): Promise<{ readonly claim: DetachedClaim; readonly record: DetachedRecord } | null>;
};

export type Detachable = Omit<DetachedRecord, 'v' | 'holder' | 'keeper' | 'nonce' | 'goesOn'> & {
  readonly pid: number;
};

export function createDetachSwitch(
  store: DetachedStore,
  started: { readonly run: Run; readonly command: Detachable },
  onChange: (goesOn: boolean) => void,
): DetachSwitch {
  const { run, command } = started;
  let detached: { claim: DetachedClaim; record: DetachedRecord } | null = null;
  /** Makes one change after another, so that the last one wins. */
  const changes = createSerialQueue();

  const detach = async () => {
    const claim = await store.claim(command.id);
    if (claim === null) throw new AppError('busy', textOf('command.answered-elsewhere'));
    const answer = await run.detach({ folder: claim.folder, log: command.log, limit: logLimit });
    if (answer.kind !== 'held') {
      await discard(claim);
      throw cannotBeDetached(whyNot(answer));
    }
    try {
      const record = await recordOf(command, answer);
      await claim.write(record);
      detached = { claim, record };
    } catch (error) {
      await run.detach(null);
      await discard(claim);
      throw cannotBeDetached(messageOf(error));
    }
    onChange(true);
  };
  const letGo = async () => {
    const claim = detached?.claim;
    detached = null;
    await claim?.unrecord();
    await run.detach(null);
    await claim?.remove();
    onChange(false);
  };

  return {
    set: (goesOn) =>
      changes.next(async () => {
        if (goesOn === (detached !== null)) return;
        await (goesOn ? detach() : letGo());
      }),
    end: () =>
      changes.next(async () => {
        if (detached) await discard(detached.claim);
        detached = null;
      }),
    async detached() {
      await changes.settled();
      return detached;
    },
  };
}

function whyNot(answer: Exclude<DetachAnswer, { kind: 'held' }>): AnyText {
  switch (answer.kind) {
    case 'refused':
      return textOf(answer.why === 'ended' ? 'command-run.not-kept-ended' : 'command-run.not-kept-pipes');
    case 'failed':
      return answer.message;
    case 'let-go':
      return textOf('command-run.not-kept-let-go');
  }
}

function cannotBeDetached(why: AnyText): AppError {
  return new AppError('unavailable', textOf('command.cannot-be-kept-why', { why }));
}

async function recordOf(
  { pid, ...command }: Detachable,
  { holder, nonce }: { readonly holder: number; readonly nonce: string },
): Promise<DetachedRecord> {
  const identity = async (number: number) => ({ pid: number, start: (await processStart(number)) ?? 'gone' });
  return {
    v: 1,
    ...command,
    keeper: await identity(pid),
    holder: await identity(holder),
    nonce,
    goesOn: true,
  };
}
