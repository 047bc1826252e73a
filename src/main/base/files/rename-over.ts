import { setTimeout as wait } from 'node:timers/promises';
import { rename } from '../disk';
import { errorCode } from '../errno';

// Atomic rename: replaces one file with another. Windows refuses this while a program has the old file open, as
// scanners and editors briefly do; there Pilotfish tries again.

/** The differences between systems; tests set them. */
export type RenameSystem = {
  readonly platform: NodeJS.Platform;
  readonly rename: (from: string, to: string) => Promise<void>;
};

export type RenameOver = {
  /** Runs before each attempt. Throws if the file must no longer be replaced. */
  readonly lastCheck?: () => Promise<void>;
  readonly system?: RenameSystem;
};

/** Looks up `rename` each time, because a host may have replaced it. */
const ownSystem: RenameSystem = {
  platform: process.platform,
  rename: (from, to) => rename(from, to),
};

const patienceMs = 2000;
const longestPauseMs = 400;

/** Throws the system's error, or the error that `lastCheck` threw, or `EHELD` if Windows kept refusing. */
export async function renameOver(
  from: string,
  to: string,
  { lastCheck, system = ownSystem }: RenameOver = {},
): Promise<void> {
  const end = Date.now() + patienceMs;
  for (let pause = 10; ; pause = Math.min(pause * 2, longestPauseMs)) {
    await lastCheck?.();
    try {
      return await system.rename(from, to);
    } catch (error) {
      if (system.platform !== 'win32' || !isHeld(error)) throw error;
      if (Date.now() >= end) throw heldError(error);
    }
    await wait(pause);
  }
}

/** Windows also reports these codes if the user lacks the permission. */
function isHeld(error: unknown): boolean {
  return ['EPERM', 'EACCES', 'EBUSY'].includes(errorCode(error) ?? '');
}

function heldError(cause: unknown): Error {
  const why = 'another program has it open, or this user may not replace it';
  return Object.assign(new Error(why, { cause }), { code: 'EHELD' });
}
