import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import path from 'node:path';
import { textOf } from '@shared/texts/text';
import { ToldError } from '@shared/texts/told-error';
import { access, lstat } from '../base/disk';
import { isMissing } from '../base/errno';
import { isTempName } from '../base/files/stale-temps';
import type { GitPlace, SnapshotGit } from './snapshot-git';

// One part of a snapshot: a work tree, whose index of ours tells what may have changed since the last one, so that only
// that is read.

export type LeftOut = {
  /** Relative to the project with `/`. */
  readonly path: string;
  readonly why: 'too-large' | 'unreadable';
};

export type TakenPart = {
  readonly tree: string;
  readonly leftOut: readonly LeftOut[];
  /** Repositories in it, relative to the project with `/`: they are parts of their own. */
  readonly repositories: readonly string[];
};

export type PartPlace = {
  readonly root: string;
  /** Relative to the root with `/`. */
  readonly part: string;
  readonly largest: number;
  /** Of new or changed files. */
  readonly most: number;
};

export async function takePart(
  git: SnapshotGit,
  { root, part, largest, most }: PartPlace,
): Promise<TakenPart> {
  const place = { workTree: path.join(root, part), index: indexOf(part) };
  const [changed, others] = await Promise.all([
    git.run(['diff-files', '-z', '--name-only', '--no-renames', '--ignore-submodules=all'], place),
    git.run(['ls-files', '-z', '--others', '--exclude-standard'], place),
  ]);
  const isRepository = (name: Buffer) => name.at(-1) === slash;
  const names = [...changed, ...others.filter((name) => !isRepository(name) && !isOurTemp(name))];
  if (names.length > most) throw new ToldError(textOf('changes.too-many-files', { most }));
  const isLink = linksOnTheWay(place.workTree);
  const states = await Promise.all(
    names.map(async (name) => ((await isLink(name)) ? 'gone' : await stateOf(place, name, largest))),
  );
  const named = (state: State) => names.filter((_, at) => states[at] === state);
  await bring(git, place, {
    gone: names.filter((_, at) => states[at] !== 'to-keep'),
    kept: named('to-keep'),
  });
  const [tree] = await git.run(['write-tree'], place);
  if (tree === undefined) throw new Error('git wrote no tree');
  const shown = (name: Buffer) => (part === '' ? String(name) : `${part}/${name}`);
  return {
    tree: String(tree).trim(),
    leftOut: [
      ...named('too-large').map((name) => ({ path: shown(name), why: 'too-large' as const })),
      ...named('unreadable').map((name) => ({ path: shown(name), why: 'unreadable' as const })),
    ],
    repositories: others.filter(isRepository).map((name) => shown(name.subarray(0, -1))),
  };
}

/** What we write beside a file, to take its place, is there for a moment alone. */
function isOurTemp(name: Buffer): boolean {
  return isTempName(name.toString('utf8', name.lastIndexOf(slash) + 1));
}

const slash = '/'.charCodeAt(0);

/** A file's name that says nothing of the part's. */
function indexOf(part: string): string {
  return part === '' ? 'index' : `index-${createHash('sha256').update(part).digest('hex').slice(0, 32)}`;
}

type State = 'to-keep' | 'gone' | 'too-large' | 'unreadable';

async function stateOf({ workTree }: GitPlace, name: Buffer, largest: number): Promise<State> {
  const file = Buffer.concat([Buffer.from(workTree + path.sep), name]);
  try {
    const stats = await lstat(file);
    if (stats.isSymbolicLink()) return 'to-keep';
    if (!stats.isFile()) return 'gone';
    if (stats.size > largest) return 'too-large';
    await access(file, constants.R_OK);
    return 'to-keep';
  } catch (error) {
    return isMissing(error) ? 'gone' : 'unreadable';
  }
}

/** Whether a link is in the place of a folder that the name goes through: what is behind it is another file. */
function linksOnTheWay(workTree: string): (name: Buffer) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  const isLink = (folder: string): Promise<boolean> => {
    const asked = known.get(folder) ?? look(folder);
    known.set(folder, asked);
    return asked;
  };
  const look = async (folder: string): Promise<boolean> => {
    const end = folder.lastIndexOf('/');
    if (end !== -1 && (await isLink(folder.slice(0, end)))) return true;
    const place = Buffer.concat([Buffer.from(workTree + path.sep), Buffer.from(folder, 'latin1')]);
    return await lstat(place).then(
      (stats) => stats.isSymbolicLink(),
      () => false,
    );
  };
  return async (name) => {
    const end = name.lastIndexOf(slash);
    return end !== -1 && (await isLink(name.toString('latin1', 0, end)));
  };
}

type Changes = { readonly gone: readonly Buffer[]; readonly kept: readonly Buffer[] };

/** What is there may have the name of a folder that was, or the other way round: what is gone goes first. */
async function bring(git: SnapshotGit, place: GitPlace, { gone, kept }: Changes): Promise<void> {
  if (gone.length > 0) {
    const lines = gone.map((name) => Buffer.concat([Buffer.from(`0 ${'0'.repeat(40)}\t`), name]));
    await git.run(['update-index', '-z', '--index-info'], { ...place, input: recordsOf(lines) });
  }
  if (kept.length > 0)
    await git.run(['update-index', '-z', '--add', '--remove', '--replace', '--stdin'], {
      ...place,
      input: recordsOf(kept),
    });
}

function recordsOf(lines: readonly Buffer[]): Buffer {
  const nul = Buffer.from([0]);
  return Buffer.concat(lines.flatMap((line) => [line, nul]));
}
