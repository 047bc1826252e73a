import { setTimeout as wait } from 'node:timers/promises';
import { rename } from '../disk';
import { errorCode } from '../errno';

// Atomic rename: puts one file in the place of another. Windows refuses that while any program has the old one open, as
// scanners and editors do for moments: there it is tried again.

/** What differs between systems; given by tests. */
export type RenameSystem = {
  readonly platform: NodeJS.Platform;
  readonly rename: (from: string, to: string) => Promise<void>;
};

export type RenameOver = {
  /** Before each try; throws when the file must not be replaced any more. */
  readonly lastCheck?: () => Promise<void>;
  readonly system?: RenameSystem;
};

/** Asks for the function each time: a shell may have put another in its place. */
const ownSystem: RenameSystem = {
  platform: process.platform,
  rename: (from, to) => rename(from, to),
};

const patienceMs = 2000;
const longestPauseMs = 400;

/** Throws the system's error, or what `lastCheck` threw; `EHELD` when Windows kept refusing. */
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

/** Windows says the same when the user has no permission. */
function isHeld(error: unknown): boolean {
  return ['EPERM', 'EACCES', 'EBUSY'].includes(errorCode(error) ?? '');
}

function heldError(cause: unknown): Error {
  const why = 'another program has it open, or this user may not replace it';
  return Object.assign(new Error(why, { cause }), { code: 'EHELD' });
}
