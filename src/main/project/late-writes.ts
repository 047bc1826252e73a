import { messageOf } from '@shared/errors';
import { type Text, textOf } from '@shared/texts/text';
import { type ChangeKeeper, keepIfWritten, type OldVersion } from './old-version';

// Late writes: old versions of replaced files stay open a moment longer, because a program that had one open may still
// write to it. Pilotfish does not see later writes.

export type LateWrites = {
  /** Takes over `old`: checks it a little later, or at once if many are waiting, and closes it. */
  lookAgain(old: OldVersion): void;
  /** Checks all waiting versions now. */
  settle(): Promise<void>;
};

export type LateWritesOptions = Pick<ChangeKeeper, 'keepCopy'> & {
  /** Gets the message about a write of another program and the path of its copy. */
  readonly onLateWrite: (told: Text) => Promise<void>;
  readonly onProblem: (error: unknown) => void;
};

const lookAfterMs = 300;
/** Each one has an open descriptor. */
const mostWaiting = 64;

export function createLateWrites({ keepCopy, onLateWrite, onProblem }: LateWritesOptions): LateWrites {
  const waiting = new Map<OldVersion, NodeJS.Timeout>();
  const looks = new Set<Promise<void>>();

  const look = async (old: OldVersion): Promise<void> => {
    try {
      const told = await keptText(old, { keepCopy });
      if (told !== null) await onLateWrite(told);
    } catch (error) {
      onProblem(error);
    } finally {
      await old.handle.close().catch(onProblem);
    }
  };
  const lookNow = (old: OldVersion): void => {
    clearTimeout(waiting.get(old));
    waiting.delete(old);
    const looking = look(old).finally(() => looks.delete(looking));
    looks.add(looking);
  };

  return {
    lookAgain(old) {
      // On Windows a deleted file occupies its name until it is closed, which would block a new file of that name.
      if (process.platform === 'win32') return lookNow(old);
      const [longest] = waiting.keys();
      if (longest && waiting.size >= mostWaiting) lookNow(longest);
      waiting.set(
        old,
        setTimeout(() => lookNow(old), lookAfterMs),
      );
    },
    async settle() {
      for (const old of [...waiting.keys()]) lookNow(old);
      await Promise.all(looks);
    },
  };
}

/** Null if no program wrote to it. */
async function keptText(old: OldVersion, keeper: Pick<ChangeKeeper, 'keepCopy'>): Promise<Text | null> {
  const path = old.shownPath;
  try {
    const { copy } = await keepIfWritten(old, keeper);
    return copy === null ? null : textOf('project-files.late-write', { path, copy });
  } catch (cause) {
    return textOf('project-files.late-write-lost', { path, message: messageOf(cause) });
  }
}
