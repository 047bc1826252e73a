import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import {
  type Brought,
  type BroughtKind,
  type BroughtState,
  isPinned,
  type TrustAnswer,
  type TrustQuestion,
  type TrustState,
} from '@shared/trust/trust';
import type { TrustFile } from './trust-file';

// Trust in one open project. Until the user trusts the folder, Pilotfish only checks whether project-provided things
// exist. Things that execute must be as the user accepted them.

/** A part of the application that uses project-provided things. */
export type BroughtSource = {
  /** Whether the project has any; checked without reading the content of its files. */
  any(): Promise<boolean>;
  /** All of them, each in its current version. */
  list(): Promise<readonly Brought[]>;
};

export type ProjectTrust = {
  isTrusted(): boolean;
  /** Whether this version may run or reach a model. */
  allows(thing: Pick<Brought, 'kind' | 'name' | 'definition'>): boolean;
  /** The user wrote it: in a trusted folder it is accepted as it is. AppError `unavailable` if it cannot be stored. */
  accept(thing: Pick<Brought, 'kind' | 'name' | 'definition'>): Promise<void>;
  /** Whether the user trusts a version of this memory file, though not the folder. */
  trustsFile(name: string): boolean;
  /** Trusts this text of a memory file, in a folder that stays restricted. AppError `unavailable` likewise. */
  trustFile(file: { readonly name: string; readonly text: string }): Promise<void>;
  /**
   * Something other than the user changed these memory files. From now on each is allowed only as the user last saw it,
   * until an answer. `seen` is that text, empty for a new file. Rejects if only this process will know of it.
   */
  hold(files: readonly { readonly name: string; readonly seen: string }[]): Promise<void>;
  state(): Promise<TrustState>;
  question(): Promise<TrustQuestion>;
  /**
   * Applies the user's answer to the question with that hash. AppError `changed-since-shown` if the question has
   * changed, `unavailable` if the answer cannot be stored.
   */
  answer(answer: TrustAnswer, hash: string): Promise<void>;
};

/**
 * Held under this name: every memory file in a folder below the root that is not held itself. A program that nobody
 * watches may make such files anywhere.
 */
export const otherNestedFiles = '*/*';

type Options = {
  /** Real path. */
  readonly root: string;
  /** Of the folder and those around it (`lastingIdentitiesAround`). Trust in a folder ends if another replaces it. */
  readonly identities?: Identities;
  readonly file: TrustFile;
  readonly sources: readonly BroughtSource[];
};

type Identities = ReadonlyMap<string, string | null>;

export function createProjectTrust({
  root,
  identities = new Map(),
  file: stored,
  sources,
}: Options): ProjectTrust {
  const file = ofTheseFolders(stored, identities);
  const identity = identities.get(root) ?? null;
  const held = new Map<string, string>();
  const acceptedHere = () => ({ ...file.accepted(root), ...Object.fromEntries(held) });
  const list = async () => (await Promise.all(sources.map((source) => source.list()))).flat();
  const allows: ProjectTrust['allows'] = ({ kind, name, definition }) => {
    const trusted = file.trusted(root);
    if (trusted === null)
      return kind === 'memory-file' && acceptedAs(acceptedHere(), { kind: fileAlone, name }) === definition;
    const accepted = acceptedAs(acceptedHere(), { kind, name }) ?? asOther(acceptedHere(), { kind, name });
    if (kind === 'memory-file') return accepted === null || accepted === definition;
    // Trust in a parent folder covers data. Pilotfish asks once in each project about things that execute or send.
    return trusted === 'run' || !isPinned(kind) || accepted === definition;
  };
  const stateOf = (thing: Brought): BroughtState => {
    if (allows(thing)) return { state: 'accepted' };
    const accepted = acceptedAs(acceptedHere(), thing);
    return accepted === null || accepted === thing.definition
      ? { state: 'new' }
      : { state: 'changed', accepted };
  };
  const question = async (): Promise<TrustQuestion> => {
    const isTrusted = file.trusted(root) !== null;
    const brought = (await list()).map((thing) => ({ ...thing, ...stateOf(thing) }));
    const trustedBy = file.trustedAround(root);
    const parent = dirname(root) === root ? null : dirname(root);
    const hash = createHash('sha256')
      .update(JSON.stringify([root, isTrusted, trustedBy, brought]))
      .digest('hex');
    return { isTrusted, trustedBy, brought, parent, hash };
  };
  return {
    isTrusted: () => file.trusted(root) !== null,
    allows,
    async state() {
      const isTrusted = file.trusted(root) !== null;
      if (isTrusted) return { isTrusted, toReview: !(await list()).every(allows) };
      const any = await Promise.all(sources.map((source) => source.any()));
      return { isTrusted, toReview: any.includes(true) };
    },
    async accept(thing) {
      const accepted = file.accepted(root) ?? {};
      const trusted = file.trusted(root);
      if (trusted === null || trusted === 'run' || !isPinned(thing.kind)) return;
      await file.accept(root, { ...accepted, [idOf(thing)]: thing.definition }, identity);
    },
    trustsFile: (name) => acceptedAs(acceptedHere(), { kind: fileAlone, name }) !== null,
    async trustFile({ name, text }) {
      await file.accept(root, { ...acceptedHere(), [idOf({ kind: fileAlone, name })]: text }, identity);
    },
    async hold(files) {
      const known = acceptedHere();
      const news = files.filter(({ name }) => acceptedAs(known, { kind: 'memory-file', name }) === null);
      if (news.length === 0) return;
      for (const { name, seen } of news) held.set(idOf({ kind: 'memory-file', name }), seen);
      await file.accept(root, acceptedHere(), identity);
    },
    question,
    async answer(answer, hash) {
      const asked = await question();
      if (asked.hash !== hash) throw new AppError('changed-since-shown', textOf('trust.changed-since-shown'));
      held.clear();
      if (answer === 'restricted') return await restrict(stored, root);
      const accepted = pinnedOf(asked.brought);
      const folder = answer === 'parent' ? (asked.parent ?? root) : root;
      await file.trust(folder, { root, accepted, identities });
    },
  };
}

/** Ignores trust in other folders that were at these paths before. */
function ofTheseFolders(file: TrustFile, identities: Identities): TrustFile {
  const isOther = (folder: string) => {
    const [known, now] = [file.identity(folder), identities.get(folder) ?? null];
    return known !== null && now !== null && known !== now;
  };
  const trustedAround = (folder: string): string | null => {
    const around = file.trustedAround(folder);
    return around !== null && isOther(around) ? trustedAround(around) : around;
  };
  return {
    ...file,
    trusted(folder) {
      const trusted = file.trusted(folder);
      if (trusted === 'run' || (trusted === 'folder' && !isOther(folder))) return trusted;
      return trustedAround(folder) === null ? null : 'around';
    },
    trustedAround,
    accepted: (folder) => (isOther(folder) ? null : file.accepted(folder)),
  };
}

/**
 * Restricts all trusted parent folders too: the user saw which folder is trusted, and this folder must be restricted.
 */
async function restrict(file: TrustFile, root: string): Promise<void> {
  for (let folder: string | null = root; folder !== null; folder = file.trustedAround(root))
    await file.restrict(folder);
}

/** The definitions of the things that execute, by id. */
function pinnedOf(brought: readonly Brought[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    brought.filter(({ kind }) => isPinned(kind)).map((thing) => [idOf(thing), thing.definition]),
  );
}

/** The kind of a memory file that is trusted without its folder. */
const fileAlone = 'memory-file-alone';

type Named = { readonly kind: BroughtKind | typeof fileAlone; readonly name: string };

function idOf({ kind, name }: Named): string {
  return `${kind}:${name}`;
}

function asOther(accepted: Readonly<Record<string, string>>, { kind, name }: Named): string | null {
  if (kind !== 'memory-file' || !name.includes('/')) return null;
  return acceptedAs(accepted, { kind, name: otherNestedFiles });
}

function acceptedAs(accepted: Readonly<Record<string, string>>, thing: Named): string | null {
  const id = idOf(thing);
  return Object.hasOwn(accepted, id) ? (accepted[id] ?? null) : null;
}
