import path from 'node:path';
import { listsRepository } from '../git/index-entries';
import { namedByGit } from './named-by-git';
import { type Closing, closedPlaces, protectedEntries } from './places';
import { leadingFiles, putAside, standAt } from './put-aside';
import type { Looked } from './sandbox-protocol';
import type { SandboxThread } from './sandbox-thread';

// A folder that is writable in the sandbox, before and after a command: what stays read-only, and what appeared.

export type LookedInto = {
  /** Absolute paths that exist. */
  readonly unwritable: readonly string[];
  /** Puts aside what git would obey outside. Call this once, when the command has ended. */
  after(): Promise<Made>;
};

/** Paths relative to the folder, with `/`. */
export type Made = {
  /** Protected files that did not exist before. */
  readonly appeared: readonly string[];
  /** Entries that were renamed because git would obey them. */
  readonly putAside: readonly string[];
  /** Changed files in package folders that have further names (hard links) outside. */
  readonly changedElsewhere: readonly string[];
};

export type LookOptions = Omit<Closing, 'namedByGit'> & {
  /** The variables for the user's git. */
  readonly env: Readonly<Record<string, string | undefined>>;
};

/** `folder`: a real path. */
export async function lookInto(
  thread: Pick<SandboxThread, 'ask'>,
  folder: string,
  { isProtected, closesRepositories, env }: LookOptions,
): Promise<LookedInto> {
  const since = Date.now() - tickMs;
  const looked = await look(thread, folder, true);
  const named = await namedByGit(folder, looked, env);
  const stood = await standAt([...leadingFiles(looked.repositories), ...named.places]);
  const unwritable = await closedPlaces(folder, looked, {
    isProtected,
    closesRepositories,
    namedByGit: named.places.filter((place) => stood.get(place) === place),
  });
  return {
    unwritable,
    async after() {
      const before = new Set(looked.entries);
      const now = await look(thread, folder, false);
      const aside = await putAside(folder, { before: looked, after: now, named, stood });
      const made = now.entries.filter((entry) => !before.has(entry));
      const entries = looked.entries;
      // During a long-running command, the user may install packages.
      const changedElsewhere = closesRepositories
        ? []
        : await thread.ask({ kind: 'linked-packages', root: folder, entries, since });
      return { appeared: await protectedEntries(made, isProtected), putAside: aside, changedElsewhere };
    },
  };
}

/** The disk's clock can be this far behind. */
const tickMs = 50;

/** Also looks into package folders if an index lists a repository: git goes into it, wherever it is. */
async function look(thread: Pick<SandboxThread, 'ask'>, root: string, withLinks: boolean): Promise<Looked> {
  const request = { kind: 'look', root, withLinks } as const;
  const looked = await thread.ask({ ...request, withPackages: false });
  const indexes = looked.repositories.map((folder) => path.join(folder, 'index'));
  const lists = await Promise.all(indexes.map((file) => listsRepository(file).catch(() => false)));
  if (lists.every((one) => one === false)) return looked;
  return await thread.ask({ ...request, withPackages: true });
}
