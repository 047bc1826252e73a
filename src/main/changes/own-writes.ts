import type { ChangedFile } from '@shared/chat';

// Files that were written by us while a command ran, taken out of what it seems to have changed. Pure.

export type OwnWrite = Pick<ChangedFile, 'relativePath' | 'before' | 'after'>;

/**
 * What is left of a change once what we wrote in it is taken out: nothing where all of it is ours, else what the command
 * made of the file before, between and after. `writes`: in order, of whichever files.
 */
export function withoutOwnWrites(change: ChangedFile, writes: readonly OwnWrite[]): readonly ChangedFile[] {
  const own = writes.filter(({ relativePath }) => relativePath === change.relativePath);
  const parts: ChangedFile[] = [];
  let held = change.before;
  let mode = change.mode;
  for (const write of own) {
    if (held !== write.before) parts.push({ ...change, before: held, mode, after: write.before });
    held = write.after;
    mode = write.after === null ? null : (mode ?? change.modeAfter ?? null);
  }
  if (held !== change.after || own.length === 0) parts.push({ ...change, before: held, mode });
  return parts;
}
