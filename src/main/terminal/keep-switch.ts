import { AppError } from '@shared/errors';
import { processStart } from '../storage/process-identity';
import { fileLimit } from './command-output';
import type { Run } from './host-client';
import type { KeptClaim, KeptRecord, KeptStore } from './kept-store';

// What becomes of one running background command when the application ends: with it, or not at all.

export type KeepSwitch = {
  /** AppError `unavailable` when it cannot be kept. */
  set(goesOn: boolean): Promise<void>;
  /** It has ended: nothing of it is kept. */
  end(): Promise<void>;
  /** What it is found again by, after the changes under way; null when it ends with the application. */
  kept(): Promise<{ readonly claim: KeptClaim; readonly record: KeptRecord } | null>;
};

export type Keepable = Omit<KeptRecord, 'v' | 'holder' | 'keeper' | 'nonce' | 'goesOn'> & {
  readonly pid: number;
};

export function createKeepSwitch(
  store: KeptStore,
  started: { readonly run: Run; readonly command: Keepable },
  onChange: (goesOn: boolean) => void,
): KeepSwitch {
  const { run, command } = started;
  let kept: { claim: KeptClaim; record: KeptRecord } | null = null;
  let last: Promise<void> = Promise.resolve();

  const keep = async () => {
    const claim = await store.claim(command.id);
    if (claim === null) throw new AppError('busy', 'Another Pilotfish answers for this command.');
    const answer = await run.keep({ folder: claim.folder, log: command.log, limit: fileLimit });
    if (answer.kind === 'held') {
      const record = await recordOf(command, answer);
      await claim.write(record);
      kept = { claim, record };
      return onChange(true);
    }
    await claim.remove();
    const why = answer.kind === 'refused' ? answer.why : 'it was let go';
    throw new AppError('unavailable', `This command cannot be kept running: ${why}.`);
  };
  const letGo = async () => {
    const claim = kept?.claim;
    kept = null;
    await claim?.unrecord();
    await run.keep(null);
    await claim?.remove();
    onChange(false);
  };
  /** One change after another, so that the last one holds. */
  const next = (step: () => Promise<void>): Promise<void> => {
    const done = last.then(step);
    last = done.catch(() => undefined);
    return done;
  };

  return {
    set: (goesOn) =>
      next(async () => {
        if (goesOn === (kept !== null)) return;
        await (goesOn ? keep() : letGo());
      }),
    end: () =>
      next(async () => {
        await kept?.claim.remove();
        kept = null;
      }),
    async kept() {
      await last;
      return kept;
    },
  };
}

async function recordOf(
  { pid, ...command }: Keepable,
  { holder, nonce }: { readonly holder: number; readonly nonce: string },
): Promise<KeptRecord> {
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
