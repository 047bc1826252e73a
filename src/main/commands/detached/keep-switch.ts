import { AppError, messageOf } from '@shared/errors';
import { logLimit } from '@shared/terminal';
import { textOf } from '@shared/texts/text';
import { processStart } from '../../base/processes/process-identity';
import { createSerialQueue } from '../../base/serial-queue';
import type { Run } from '../../terminal/host-client';
import { type DetachedClaim, type DetachedRecord, type DetachedStore, discard } from './detached-store';

// What becomes of one running background command when the application ends: with it, or not at all.

export type KeepSwitch = {
  /** AppError `unavailable` when it cannot be kept. */
  set(goesOn: boolean): Promise<void>;
  /** It has ended: nothing of it is kept. */
  end(): Promise<void>;
  /** What it is found again by, after the changes under way; null when it ends with the application. */
  kept(): Promise<{ readonly claim: DetachedClaim; readonly record: DetachedRecord } | null>;
};

export type Keepable = Omit<DetachedRecord, 'v' | 'holder' | 'keeper' | 'nonce' | 'goesOn'> & {
  readonly pid: number;
};

export function createKeepSwitch(
  store: DetachedStore,
  started: { readonly run: Run; readonly command: Keepable },
  onChange: (goesOn: boolean) => void,
): KeepSwitch {
  const { run, command } = started;
  let kept: { claim: DetachedClaim; record: DetachedRecord } | null = null;
  /** One change after another, so that the last one holds. */
  const changes = createSerialQueue();

  const keep = async () => {
    const claim = await store.claim(command.id);
    if (claim === null) throw new AppError('busy', textOf('command.answered-elsewhere'));
    const answer = await run.keep({ folder: claim.folder, log: command.log, limit: logLimit });
    if (answer.kind !== 'held') {
      await discard(claim);
      throw cannotBeKept(answer.kind === 'refused' ? answer.why : 'it was let go');
    }
    try {
      const record = await recordOf(command, answer);
      await claim.write(record);
      kept = { claim, record };
    } catch (error) {
      await run.keep(null);
      await discard(claim);
      throw cannotBeKept(messageOf(error));
    }
    onChange(true);
  };
  const letGo = async () => {
    const claim = kept?.claim;
    kept = null;
    await claim?.unrecord();
    await run.keep(null);
    await claim?.remove();
    onChange(false);
  };

  return {
    set: (goesOn) =>
      changes.next(async () => {
        if (goesOn === (kept !== null)) return;
        await (goesOn ? keep() : letGo());
      }),
    end: () =>
      changes.next(async () => {
        if (kept) await discard(kept.claim);
        kept = null;
      }),
    async kept() {
      await changes.settled();
      return kept;
    },
  };
}

function cannotBeKept(why: string): AppError {
  return new AppError('unavailable', textOf('command.cannot-be-kept-why', { why }));
}

async function recordOf(
  { pid, ...command }: Keepable,
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
