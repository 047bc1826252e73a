import { dirname, join } from 'node:path';

import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { z } from 'zod';
import { openJsonFile } from '../storage/json-file';

// Trust store: which folders the person trusts, by their real paths, and what of each they accepted, in `trust.json` of
// the data folder. What cannot be read trusts nothing. Several processes may change it.

export type TrustFile = {
  /** `folder`: it was named itself; `around`: a folder around it was; `run`: it is for this run alone. */
  trusted(root: string): 'folder' | 'around' | 'run' | null;
  /** The nearest folder around it that is trusted, so that all in it is. */
  trustedAround(root: string): string | null;
  /** What was accepted of this project, by id: the definitions. Null: nothing was ever asked about it. */
  accepted(root: string): Readonly<Record<string, string>> | null;
  /** Which folder was at the path when it was trusted (`lastingIdentityOf`). Null: that was not kept. */
  identity(root: string): string | null;
  /** Trusts `folder`, and takes these of the project as accepted. AppError `unavailable` when it cannot be kept. */
  trust(
    folder: string,
    of: { readonly root: string; readonly accepted: Accepted; readonly identity?: string | null },
  ): Promise<void>;
  /** Takes these of a project that a folder around it trusts as accepted. AppError `unavailable` likewise. */
  accept(root: string, accepted: Accepted): Promise<void>;
  /** Trusts it no more, nor what was accepted. One that a folder around it trusts goes on being trusted. */
  restrict(root: string): Promise<void>;
  /** Everything in it is trusted as it is until the process ends. */
  trustForRun(root: string): void;
  /** Looks at the file as it is now. */
  catchUp(): Promise<void>;
  /** Calls `onChange` whenever something else is trusted. */
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
    async trust(folder, { root, accepted, identity }) {
      await file.edit((value) => {
        const now = storedIn(value);
        return [
          { path: ['folders'], value: [...new Set([...now.folders, folder])] },
          { path: ['accepted'], value: { ...now.accepted, [root]: accepted } },
          ...(identity ? [{ path: ['identities'], value: { ...now.identities, [root]: identity } }] : []),
        ];
      });
      await catchUp();
    },
    async accept(root, accepted) {
      await file.edit((value) => [
        { path: ['accepted'], value: { ...storedIn(value).accepted, [root]: accepted } },
      ]);
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
