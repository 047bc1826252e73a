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

// Trust in one open project. Until the person trusts the folder nothing of its own files is read for this, but whether
// there is anything; what executes is held to what they accepted.

/** A part of the application that takes things from a project's own files. */
export type BroughtSource = {
  /** Whether the project has any, found out without reading what is in its files. */
  any(): Promise<boolean>;
  /** Those there are, each as it is now. */
  list(): Promise<readonly Brought[]>;
};

export type ProjectTrust = {
  isTrusted(): boolean;
  /** Whether it may run, or be told to a model, as it is. */
  allows(thing: Pick<Brought, 'kind' | 'name' | 'definition'>): boolean;
  /** The person wrote it themselves: where the folder is trusted it is accepted as it is. */
  accept(thing: Pick<Brought, 'kind' | 'name' | 'definition'>): Promise<void>;
  /**
   * Memory files that something else than the user changed: from now on each is allowed only as the user last saw it,
   * until an answer. `seen` is that text, empty for a new file. Rejects if only this process will know of it.
   */
  hold(files: readonly { readonly name: string; readonly seen: string }[]): Promise<void>;
  state(): Promise<TrustState>;
  question(): Promise<TrustQuestion>;
  /**
   * What the person says to the question of that hash. AppError `changed-since-shown` when it is another one by now,
   * `unavailable` when the answer cannot be kept.
   */
  answer(answer: TrustAnswer, hash: string): Promise<void>;
};

type Options = {
  /** Real path. */
  readonly root: string;
  /** Which folder is at the path (`lastingIdentityOf`); another one than was trusted is trusted no more. */
  readonly identity?: string | null;
  readonly file: TrustFile;
  readonly sources: readonly BroughtSource[];
};

export function createProjectTrust({ root, identity = null, file: stored, sources }: Options): ProjectTrust {
  const file = ofThisFolder(stored, root, identity);
  const held = new Map<string, string>();
  const acceptedHere = () => ({ ...file.accepted(root), ...Object.fromEntries(held) });
  const list = async () => (await Promise.all(sources.map((source) => source.list()))).flat();
  const allows: ProjectTrust['allows'] = ({ kind, name, definition }) => {
    const trusted = file.trusted(root);
    if (trusted === null) return false;
    const accepted = acceptedAs(acceptedHere(), { kind, name });
    if (kind === 'memory-file') return accepted === null || accepted === definition;
    // Trust in a folder around the project covers data. What executes or sends is asked about once in each project.
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
      await file.accept(root, { ...accepted, [idOf(thing)]: thing.definition });
    },
    async hold(files) {
      const known = acceptedHere();
      const news = files.filter(({ name }) => acceptedAs(known, { kind: 'memory-file', name }) === null);
      if (news.length === 0) return;
      for (const { name, seen } of news) held.set(idOf({ kind: 'memory-file', name }), seen);
      await file.accept(root, acceptedHere());
    },
    question,
    async answer(answer, hash) {
      const asked = await question();
      if (asked.hash !== hash) throw new AppError('changed-since-shown', textOf('trust.changed-since-shown'));
      held.clear();
      if (answer === 'restricted') return await restrict(file, root);
      const accepted = pinnedOf(asked.brought);
      await file.trust(answer === 'parent' ? (asked.parent ?? root) : root, { root, accepted, identity });
    },
  };
}

/** What was said of another folder that was at the path before does not hold. */
function ofThisFolder(file: TrustFile, root: string, identity: string | null): TrustFile {
  const isOther = (folder: string) => {
    const known = file.identity(root);
    return folder === root && known !== null && identity !== null && known !== identity;
  };
  return {
    ...file,
    trusted(folder) {
      const trusted = file.trusted(folder);
      if (trusted !== 'folder' || !isOther(folder)) return trusted;
      return file.trustedAround(folder) === null ? null : 'around';
    },
    accepted: (folder) => (isOther(folder) ? null : file.accepted(folder)),
  };
}

/** Also whatever around it is trusted: the person was shown that it is, and the folder is restricted from now on. */
async function restrict(file: TrustFile, root: string): Promise<void> {
  for (let folder: string | null = root; folder !== null; folder = file.trustedAround(root))
    await file.restrict(folder);
}

/** The definitions of what executes, by id. */
function pinnedOf(brought: readonly Brought[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    brought.filter(({ kind }) => isPinned(kind)).map((thing) => [idOf(thing), thing.definition]),
  );
}

type Named = { readonly kind: BroughtKind; readonly name: string };

function idOf({ kind, name }: Named): string {
  return `${kind}:${name}`;
}

function acceptedAs(accepted: Readonly<Record<string, string>>, thing: Named): string | null {
  const id = idOf(thing);
  return Object.hasOwn(accepted, id) ? (accepted[id] ?? null) : null;
}
