import { glob, stat } from 'node:fs/promises';
import { posix, resolve } from 'node:path';
import type { Workspace } from '../project/workspace';
import type { Argument } from './command-arguments';
import type { Place, PlaceCheck } from './command-places';
import type { KnownChange } from './known-changes';

// The hard list for what a command is known to change: places outside of the project, and protected ones. Known from
// its words, held against what is on disk.

/** Why one of the changes asks every time, as the person reads it; null when none does. */
export async function writeHazard(
  changes: readonly KnownChange[],
  check: PlaceCheck,
  { protection }: Workspace,
): Promise<string | null> {
  for (const change of changes)
    for (const path of await pathsOf(change, check)) {
      const { relative, problem } = await placeOf(change.directory, path, check);
      if (problem !== null) return `${verb(change)} ${path}: ${problem}`;
      const given = posix.normalize(check.shown(posix.join(change.directory, path)));
      const reason = relative === null ? null : (protection(relative) ?? protection(given));
      if (reason !== null) return reason;
    }
  return null;
}

/** In a folder that leads through a link, `..` is not what it seems. */
async function placeOf(directory: string, path: string, check: PlaceCheck): Promise<Place> {
  const place = await check.place(directory, path);
  if (place.problem !== null || !path.split('/').includes('..')) return place;
  return { ...place, problem: (await check.directory(directory)).problem };
}

/** The paths, as a person reads them: relative to the project where they are named so. */
export async function shownChanges(
  changes: readonly KnownChange[],
  kind: KnownChange['kind'],
  check: PlaceCheck,
): Promise<string[]> {
  const paths = new Set<string>();
  for (const change of changes.filter((each) => each.kind === kind)) {
    const path = (await isFolder(change, check))
      ? inFolder(change.path.text, change.source)
      : change.path.text;
    paths.add(check.shown(/^[/~]/.test(path) ? path : posix.join(change.directory, path)));
  }
  return [...paths];
}

function verb({ kind, isOutput }: KnownChange): string {
  if (isOutput) return 'its output is written to';
  return { writes: 'it writes to', deletes: 'it deletes', alters: 'it changes' }[kind];
}

/** Every path the change may be about. */
async function pathsOf(change: KnownChange, check: PlaceCheck): Promise<string[]> {
  const { path, source, directory } = change;
  const paths = await spelled(path, directory, check);
  if (!source || !(await mayBeFolder(change, check))) return paths;
  const names = await spelled(source, directory, check);
  const inside = names.map(
    (name) => `${path.text.replace(/\/+$/, '')}/${source.isPattern ? posix.basename(name) : name}`,
  );
  return [...(change.isFolder ? [] : paths), ...inside];
}

/** What a pattern stands for now, and the pattern itself, which bash leaves as it is when there is nothing. */
async function spelled(
  { text, isPattern }: Argument,
  directory: string,
  check: PlaceCheck,
): Promise<string[]> {
  if (!isPattern || text.startsWith('~')) return [text];
  const { absolute } = await check.directory(directory);
  const found: string[] = [];
  const { problem } = await check.place(directory, literalStart(text));
  if (problem !== null) return [literalStart(text)];
  for await (const path of glob(text.replace(/\*+/g, '*'), { cwd: absolute })) {
    found.push(path);
    if (found.length === mostFound) break;
  }
  return [text, ...found];
}

/** So that looking has an end. */
const mostFound = 2_000;

/** The folders in front of the first name that is a pattern. */
function literalStart(pattern: string): string {
  const names = pattern.split('/');
  const first = names.findIndex((name) => /[*?[]/.test(name));
  return (
    names.slice(0, first === -1 ? names.length : first).join('/') || (pattern.startsWith('/') ? '/' : '.')
  );
}

async function mayBeFolder(change: KnownChange, check: PlaceCheck): Promise<boolean> {
  if (change.isFolder !== undefined && change.isFolder) return true;
  const kind = await kindOf(change, check);
  // What is not there yet may be made by a command before it.
  return kind !== 'file';
}

async function isFolder(change: KnownChange, check: PlaceCheck): Promise<boolean> {
  if (!change.source || change.source.isPattern) return false;
  return change.isFolder === true || (await kindOf(change, check)) === 'folder';
}

async function kindOf(
  { directory, path }: KnownChange,
  check: PlaceCheck,
): Promise<'file' | 'folder' | 'none'> {
  const { absolute } = await check.directory(directory);
  const found = await stat(resolve(absolute, path.text)).catch(() => null);
  if (!found) return 'none';
  return found.isDirectory() ? 'folder' : 'file';
}

function inFolder(folder: string, source: Argument | undefined): string {
  return posix.join(folder, source?.text ?? '');
}
