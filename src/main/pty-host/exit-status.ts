import { constants } from 'node:os';
import type { PtyExit } from './pty-device.ts';

/** A shell reports a signal's end of a command as 128 plus the signal's number. */
export function exitOf(status: number): PtyExit {
  const found = Object.entries(constants.signals).find(([, number]) => number === status - 128);
  return { exitCode: status, signal: found?.[0] ?? null };
}
