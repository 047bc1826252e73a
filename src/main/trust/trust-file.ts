import { dirname, join } from 'node:path';

import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { z } from 'zod';
import { openJsonFile } from '../storage/json-file';

// Trust store: the trusted folders by real path, and the accepted definitions of each, in `trust.json` of the data
// folder. An unreadable file trusts nothing. Several processes may change it.

export type TrustFile = {
  /** `folder`: itself; `around`: a parent folder; `run`: for this run only. */
  trusted(root: string): 'folder' | 'around' | 'run' | null;
  /** The nearest trusted parent folder: everything in it is trusted. */
  trustedAround(root: string): string | null;
  /** The accepted definitions of this project, by id. Null before the user's first answer. */
  accepted(root: string): Readonly<Record<string, string>> | null;
  /** The identity of the folder when it was trusted (`lastingIdentityOf`). Null: unknown. */
  identity(root: string): string | null;
  /**
   * Trusts `folder` and accepts these definitions of the project. `identities`: those of both folders, by path.
   * AppError `unavailable` if it cannot be stored.
   */
  trust(
    folder: string,
    of: {
      readonly root: string;
      readonly accepted: Accepted;
      readonly identities?: ReadonlyMap<string, string | null>;
    },
  ): Promise<void>;
  /**
   * Accepts these definitions of a trusted project. If another folder was at the path, ends the trust in it. AppError
   * `unavailable` if it cannot be stored.
   */
  accept(root: string, accepted: Accepted, identity: string | null): Promise<void>;
  /** Ends the trust in the folder and discards its accepted definitions. It remains trusted if a parent folder is. */
  restrict(root: string): Promise<void>;
  /** Trusts the folder and all its definitions until the process ends. Stores nothing. */
  trustForRun(root: string): void;
  /** Reads the file again. */
  catchUp(): Promise<void>;
  /** Calls `onChange` whenever the trust changes. */
  onChange(onChange: () => void): () => void;
  close(): void;
};

type Accepted = Readonly<Record<string, string>>;

type Options = {
  readonly home: string;
  readonly onProblem: (problem: AnyText) => void;
  readonly onMended?: (problem: AnyText) => void;
};

export async function openTrustFile({ home, onProblem, onMended }: Options): Promise<TrustFile> {
  const file = openJsonFile({ path: join(home, 'trust.json'), onProblem, onMended, mode: 0o600 });
  const forRun = new Set<string>();
  const followers = new Set<() => void>();
  let stored = storedIn(await file.read(textOf('trust.nothing-trusted')));
  const trustedAround = (root: string) =>
    foldersAround(root).find((folder) => stored.folders.includes(folder)) ?? null;
  const tell = () => {
    for (const follower of followers) follower();
  };
  const catchUp = async () => {
    const content = await file.peek(textOf('trust.nothing-trusted'));
    const next = storedIn(content?.value);
    if (JSON.stringify(next) === JSON.stringify(stored)) return;
    stored = next;
    tell();
  };
  const look = () => void catchUp().catch((error: unknown) => onProblem(toldOf(error)));
  const watching = file.watch(look, () => {});
  return {
    trusted(root) {
      if (forRun.has(root)) return 'run';
      if (stored.folders.includes(root)) return 'folder';
      return trustedAround(root) === null ? null : 'around';
    },
    trustedAround,
    accepted: (root) => (Object.hasOwn(stored.accepted, root) ? (stored.accepted[root] ?? null) : null),
    identity: (root) => (Object.hasOwn(stored.identities, root) ? (stored.identities[root] ?? null) : null),
    async trust(folder, { root, accepted, identities = new Map() }) {
      const seen = [folder, root].flatMap((one) => {
        const identity = identities.get(one) ?? null;
        return identity === null ? [] : [[one, identity] as const];
      });
      await file.edit((value) => {
        const now = storedIn(value);
        return [
          { path: ['folders'], value: [...new Set([...now.folders, folder])] },
          { path: ['accepted'], value: { ...now.accepted, [root]: accepted } },
          { path: ['identities'], value: { ...now.identities, ...Object.fromEntries(seen) } },
        ];
      });
      await catchUp();
    },
    async accept(root, accepted, identity) {
      await file.edit((value) => {
        const now = storedIn(value);
        const isOther = identity !== null && (now.identities[root] ?? identity) !== identity;
        return [
          { path: ['accepted'], value: { ...now.accepted, [root]: accepted } },
          ...(isOther
            ? [
                { path: ['folders'], value: now.folders.filter((folder) => folder !== root) },
                { path: ['identities'], value: { ...now.identities, [root]: identity } },
              ]
            : []),
        ];
      });
      await catchUp();
    },
    async restrict(root) {
      forRun.delete(root);
      await file.edit((value) => {
        const now = storedIn(value);
        return [
          { path: ['folders'], value: now.folders.filter((folder) => folder !== root) },
          { path: ['accepted'], value: { ...now.accepted, [root]: undefined } },
        ];
      });
      await catchUp();
    },
    trustForRun(root) {
      forRun.add(root);
      tell();
    },
    catchUp,
    onChange(follower) {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    close: () => watching.close(),
  };
}

/** Nearest first. */
function foldersAround(root: string): string[] {
  const above = dirname(root);
  return above === root ? [] : [above, ...foldersAround(above)];
}

const storedSchema = z
  .object({
    folders: z.array(z.unknown()).catch([]),
    accepted: z.record(z.string(), z.record(z.string(), z.string()).catch({})).catch({}),
    identities: z.record(z.string(), z.string().catch('')).catch({}),
  })
  .catch({ folders: [], accepted: {}, identities: {} });

function storedIn(value: unknown) {
  const { folders, accepted, identities } = storedSchema.parse(value);
  return { folders: folders.filter((folder) => typeof folder === 'string'), accepted, identities };
}
