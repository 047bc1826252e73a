import type { ChangedFile } from '@shared/chat/chat';

// Removes Pilotfish's own writes from the change that a command seems to have made. Pure.

export type OwnWrite = Pick<ChangedFile, 'relativePath' | 'before' | 'after'> & {
  /** The content before the change may or may not include this write. */
  readonly carried?: boolean;
  /** Made while the content after the change was being read, which may or may not include it. */
  readonly late?: boolean;
};

/**
 * Returns the parts of a change that the command made before, between and after Pilotfish's writes. Empty if the whole
 * change is Pilotfish's. `writes`: in order, of any files.
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
 * Of the writes that may precede the change, takes those from the first one that the change shows. Of the writes that
 * may follow it, takes those up to the last one that the change shows.
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

/** All writes, unless a late write matches the content after the change. */
function upTo(after: OwnWrite['after'], own: readonly OwnWrite[]): readonly OwnWrite[] {
  const lastShown = own.findLastIndex((write) => write.late && write.after === after);
  if (lastShown !== -1) return own.slice(0, lastShown + 1);
  const firstUnseen = own.findIndex((write) => write.late && write.before === after);
  return firstUnseen === -1 ? own : own.slice(0, firstUnseen);
}
