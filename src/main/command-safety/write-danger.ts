import { posix, relative as relativePath, resolve, sep } from 'node:path';
import { type Text, textOf } from '@shared/texts/text';
import { glob, lstat, opendir, readlink, stat } from '../base/disk';
import type { Workspace } from '../project/workspace';
import type { KnownChange } from './known-changes';
import type { Argument } from './syntax/command-arguments';
import { problemBehind, type TargetPath, type TargetPathCheck } from './target-paths';
import type { PathChange } from './writes/change';

// Hard list for writes: commands that change paths outside of the project, or protected files. The changes come from
// the words, and are checked against the disk.

/** Why one of the changes asks every time, for the user; null if none does. */
export async function writeDanger(
  changes: readonly KnownChange[],
  check: TargetPathCheck,
  { protection }: Workspace,
): Promise<Text | null> {
  for (const change of changes) {
    if (change.kind === 'unclear') continue;
    const { found, tooMany } = await pathsOf(change, check);
    if (change.kind === 'perhaps-option') {
      if (found.some((path) => path.startsWith('-')))
        return textOf('danger.pattern-perhaps-option', { pattern: change.path.text });
      continue;
    }
    for (const path of found) {
      const { relative, problem } = await targetPathOf(change.directory, path, check);
      if (problem !== null) return textOf(deedOf(change), { path, why: problemBehind(path, problem) });
      const given = posix.normalize(check.shown(posix.join(change.directory, path)));
      const reason = relative === null ? null : (protection(relative) ?? protection(given));
      if (reason !== null) return reason;
    }
    if (tooMany !== null) return tooMany;
  }
  return null;
}

/** Why the changes are not known before the command runs, for the user; null if all are known. */
export function unclearChange(changes: readonly KnownChange[]): Text | null {
  return changes.find((change) => change.kind === 'unclear')?.why ?? null;
}

/** If the folder is behind a link, `..` leads elsewhere than its path shows. */
async function targetPathOf(directory: string, path: string, check: TargetPathCheck): Promise<TargetPath> {
  const target = await check.targetPath(directory, path);
  if (target.problem !== null || !path.split('/').includes('..')) return target;
  return { ...target, problem: (await check.directory(directory)).problem };
}

/** The changed paths for the user. Relative ones become relative to the project. */
export async function shownChanges(
  changes: readonly KnownChange[],
  kind: PathChange['kind'],
  check: TargetPathCheck,
): Promise<string[]> {
  const paths = new Set<string>();
  for (const change of changes) {
    if (change.kind !== kind) continue;
    const path = (await isFolder(change, check))
      ? inFolder(change.path.text, change.source)
      : change.path.text;
    paths.add(check.shown(/^[/~]/.test(path) ? path : posix.join(change.directory, path)));
  }
  return [...paths];
}

const deeds = { writes: 'danger.writes-to', deletes: 'danger.deletes', alters: 'danger.changes' } as const;

type KnownPath = Extract<KnownChange, { readonly kind: PathChange['kind'] }>;

function deedOf({ kind, isOutput }: KnownPath) {
  if (isOutput) return 'danger.output-to';
  return deeds[kind];
}

type Found = {
  readonly found: readonly string[];
  /** Why some paths are missing; null if `found` has all of them. */
  readonly tooMany: Text | null;
};

/** Every path that the change may affect. */
async function pathsOf(
  change: Exclude<KnownChange, { kind: 'unclear' }>,
  check: TargetPathCheck,
): Promise<Found> {
  const paths = await spelled(change.path, change.directory, check);
  if (change.kind === 'perhaps-option') return paths;
  if (change.linksTo) return linkTargets(change.linksTo, change, check);
  const isInside = change.source !== undefined && (await mayBeFolder(change, check));
  const named = isInside ? await namesIn(change, check) : { found: [], tooMany: null };
  const roots = [...(isInside && change.isFolder ? [] : paths.found), ...named.found];
  const trees = await treesOf(change, check);
  const below = trees.found.flatMap((name) => roots.map((root) => `${root.replace(/\/+$/, '')}/${name}`));
  return {
    found: [...roots, ...below],
    tooMany: paths.tooMany ?? named.tooMany ?? trees.tooMany,
  };
}

/** The paths of entries that are put into a folder under their own names. */
async function namesIn({ path, source, directory }: KnownPath, check: TargetPathCheck): Promise<Found> {
  if (!source) return { found: [], tooMany: null };
  const { found, tooMany } = await spelled(source, directory, check);
  const inside = found.map(
    (name) => `${path.text.replace(/\/+$/, '')}/${source.isPattern ? posix.basename(name) : name}`,
  );
  return { found: inside, tooMany };
}

/** The content of folders that are copied whole, as paths relative to them. */
async function treesOf({ tree, directory }: KnownPath, check: TargetPathCheck): Promise<Found> {
  if (!tree) return { found: [], tooMany: null };
  const { found: folders, tooMany } = await spelled(tree, directory, check);
  const { absolute } = await check.directory(directory);
  const found: string[] = [];
  for (const folder of folders) {
    const root = resolve(absolute, folder);
    const kind = await stat(root).catch(() => null);
    if (!kind?.isDirectory()) continue;
    for await (const entry of await opendir(root, { recursive: true })) {
      found.push(relativePath(root, resolve(entry.parentPath, entry.name)).split(sep).join('/'));
      if (found.length === mostFound) return { found, tooMany: textOf('danger.folder-too-full', { folder }) };
    }
  }
  return { found, tooMany };
}

/** The targets of links after they are put in their new place: named links, and links in folders. */
async function linkTargets(target: Argument, change: KnownPath, check: TargetPathCheck): Promise<Found> {
  const { found: sources, tooMany } = await spelled(change.path, change.directory, check);
  const kind = await kindOf({ ...change, path: target }, check);
  const { absolute } = await check.directory(change.directory);
  const found: string[] = [];
  for (const source of sources) {
    const asItself = posix.join(target.text, posix.basename(source));
    const isSurelyInside = kind === 'folder' && !/[/.]$/.test(source);
    const roots = [...(isSurelyInside ? [] : [target.text]), ...(kind === 'file' ? [] : [asItself])];
    // A link with a `/` after its name is followed.
    const isLink = !source.endsWith('/') && (await isLinkAt(resolve(absolute, source)));
    const tree = isLink ? {} : { tree: { text: source, isPattern: false } };
    const below = await treesOf({ ...change, ...tree }, check);
    for (const name of ['.', ...below.found]) {
      const link = await readlink(resolve(absolute, source, name)).catch(() => null);
      if (link === null) continue;
      found.push(...roots.map((root) => pathFrom(posix.dirname(posix.join(root, name)), link)));
    }
  }
  return { found, tooMany };
}

async function isLinkAt(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null))?.isSymbolicLink() ?? false;
}

function pathFrom(folder: string, path: string): string {
  return posix.isAbsolute(path) ? path : posix.join(folder, path);
}

/** The paths that a pattern matches now, and the pattern itself, because bash keeps a pattern that matches nothing. */
async function spelled(
  { text, isPattern }: Argument,
  directory: string,
  check: TargetPathCheck,
): Promise<Found> {
  if (!isPattern || text.startsWith('~')) return { found: [text], tooMany: null };
  const { absolute } = await check.directory(directory);
  const found: string[] = [];
  const { problem } = await check.targetPath(directory, literalStart(text));
  if (problem !== null) return { found: [literalStart(text)], tooMany: null };
  for await (const path of glob(text.replace(/\*+/g, '*'), { cwd: absolute })) {
    found.push(path);
    if (found.length === mostFound)
      return { found: [text, ...found], tooMany: textOf('danger.pattern-too-wide', { pattern: text }) };
  }
  return { found: [text, ...found], tooMany: null };
}

/** Limits the work. */
const mostFound = 2_000;

/** The folders before the first name that is a pattern. */
function literalStart(pattern: string): string {
  const names = pattern.split('/');
  const first = names.findIndex((name) => /[*?[]/.test(name));
  return (
    names.slice(0, first === -1 ? names.length : first).join('/') || (pattern.startsWith('/') ? '/' : '.')
  );
}

async function mayBeFolder(change: KnownPath, check: TargetPathCheck): Promise<boolean> {
  if (change.isFolder !== undefined && change.isFolder) return true;
  const kind = await kindOf(change, check);
  // An earlier command may create a missing folder.
  return kind !== 'file';
}

async function isFolder(change: KnownPath, check: TargetPathCheck): Promise<boolean> {
  if (!change.source || change.source.isPattern) return false;
  return change.isFolder === true || (await kindOf(change, check)) === 'folder';
}

async function kindOf(
  { directory, path }: KnownPath,
  check: TargetPathCheck,
): Promise<'file' | 'folder' | 'none'> {
  const { absolute } = await check.directory(directory);
  const found = await stat(resolve(absolute, path.text)).catch(() => null);
  if (!found) return 'none';
  return found.isDirectory() ? 'folder' : 'file';
}

function inFolder(folder: string, source: Argument | undefined): string {
  return posix.join(folder, source?.text ?? '');
}
