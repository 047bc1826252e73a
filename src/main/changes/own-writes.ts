import type { ChangedFile } from '@shared/chat/chat';

// Files that were written by us while a command ran, taken out of what it seems to have changed. Pure.

export type OwnWrite = Pick<ChangedFile, 'relativePath' | 'before' | 'after'> & {
  /** It may be in what the file held before, or not. */
  readonly carried?: boolean;
  /** Made while the file after was being read: it may be in it, or not. */
  readonly late?: boolean;
};

/**
 * What is left of a change once what we wrote in it is taken out: nothing where all of it is ours, else what the command
 * made of the file before, between and after. `writes`: in order, of whichever files.
 */
export function withoutOwnWrites(change: ChangedFile, writes: readonly OwnWrite[]): readonly ChangedFile[] {
  const own = writesIn(change, writes);
  const parts: ChangedFile[] = [];
  let held = change.before;
  let mode = change.mode;
  for (const write of own) {
    if (held !== write.before) parts.push({ ...change, before: held, mode, after: write.before });
    held = write.after;
    mode = write.after === null ? null : (mode ?? change.modeAfter ?? null);
  }
  const isModeOfCommand = mode !== (change.modeAfter ?? null);
  if (held !== change.after || isModeOfCommand || own.length === 0)
    parts.push({ ...change, before: held, mode });
  return parts;
}

/**
 * Of those that may have been before the change, from the first on that it shows; of those that may have come after it,
 * up to the last that it shows.
 */
function writesIn(
  { relativePath, before, after }: ChangedFile,
  writes: readonly OwnWrite[],
): readonly OwnWrite[] {
  const own = upTo(
    after,
    writes.filter((write) => write.relativePath === relativePath),
  );
  const isSeen = (write: OwnWrite) => !write.carried || write.before === before;
  const done = own.findLastIndex((write) => write.carried && write.after === before);
  const rest = own.slice(done + 1);
  const from = rest.findIndex(isSeen);
  return from === -1 ? [] : rest.slice(from);
}

/** All, where none of those that came late fits what the file held. */
function upTo(after: OwnWrite['after'], own: readonly OwnWrite[]): readonly OwnWrite[] {
  const lastShown = own.findLastIndex((write) => write.late && write.after === after);
  if (lastShown !== -1) return own.slice(0, lastShown + 1);
  const firstUnseen = own.findIndex((write) => write.late && write.before === after);
  return firstUnseen === -1 ? own : own.slice(0, firstUnseen);
}
