import { rm } from 'node:fs/promises';
import { type Closing, closedPlaces, protectedEntries, strayFiles } from './places';
import type { SandboxThread } from './sandbox-thread';

// A folder that may be written in the sandbox, looked at before and after: what in it may not, and what appeared.

export type LookedInto = {
  /** Absolute paths that are there. */
  readonly unwritable: readonly string[];
  /** Protected names, relative to the folder, that are there now and were not; removes what git would be led by. */
  appeared(): Promise<string[]>;
};

/** `folder`: canonical. */
export async function lookInto(
  thread: Pick<SandboxThread, 'ask'>,
  folder: string,
  { isProtected, closesRepositories }: Closing,
): Promise<LookedInto> {
  const looked = await thread.ask({ kind: 'look', root: folder, withLinks: true });
  const unwritable = await closedPlaces(folder, looked, { isProtected, closesRepositories });
  const strays = strayFiles(looked).filter((file) => !unwritable.includes(file));
  return {
    unwritable,
    async appeared() {
      await Promise.all(strays.map((one) => rm(one, { recursive: true, force: true })));
      const before = new Set(looked.entries);
      const { entries } = await thread.ask({ kind: 'look', root: folder, withLinks: false });
      const made = entries.filter((entry) => !before.has(entry));
      return protectedEntries(made, isProtected);
    },
  };
}
