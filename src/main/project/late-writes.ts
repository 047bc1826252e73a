import { messageOf } from '@shared/errors';
import { type Text, textOf } from '@shared/texts/text';
import { type ChangeKeeper, keepIfWritten, type OldVersion } from './old-version';

// Late writes: old versions of files that have lost their name are kept open a moment longer, as a program that had
// opened one before it was replaced may take that long to write to it. What is written later still is not seen.

export type LateWrites = {
  /** Takes over `old`: looks at it a little later, or at once when many wait, and closes it. */
  lookAgain(old: OldVersion): void;
  /** Looks now at all that wait. */
  settle(): Promise<void>;
};

export type LateWritesOptions = Pick<ChangeKeeper, 'keepCopy'> & {
  /** Told what another program wrote and where that is now. */
  readonly onLateWrite: (told: Text) => Promise<void>;
  readonly onProblem: (error: unknown) => void;
};

const lookAfterMs = 300;
/** Each holds a descriptor. */
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
      // There a file keeps its name until nobody has it open: held, it would be in the way of whoever makes it anew.
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

/** Null when nobody wrote to it. */
async function keptText(old: OldVersion, keeper: Pick<ChangeKeeper, 'keepCopy'>): Promise<Text | null> {
  const path = old.shownPath;
  try {
    const { copy } = await keepIfWritten(old, keeper);
    return copy === null ? null : textOf('project-files.late-write', { path, copy });
  } catch (cause) {
    return textOf('project-files.late-write-lost', { path, message: messageOf(cause) });
  }
}
