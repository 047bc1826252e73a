import { homedir, userInfo } from 'node:os';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { lstat, realpath, stat } from '../base/disk';
import { givenScripts, scriptsOf } from './launchers/shell-texts';
import { joined, type Launch, launchesIn, mostLaunches } from './launchers/started-commands';
import {
  isHarmless,
  kindsOf,
  namedInRepository,
  reachesUnnamed,
  searchesHere,
  staysOutside,
} from './places/program-places';
import { pathsIn, pathsInText, type WordPaths } from './places/word-paths';
import { readOnlyProblem } from './read-only/read-only';
import { searchOf } from './read-scope';
import type { Argument } from './syntax/command-arguments';
import type { CommandPart } from './syntax/command-part';
import { parseCommand } from './syntax/parse-command';
import type { TargetPathCheck } from './target-paths';
import { changesOf } from './writes/command-writes';

// Places of a command, for rules about paths: the files and folders that it names, reads, writes or searches in the
// project, whatever the program. In doubt, a word counts as a path, and an unknown word as any path.

export type Places = {
  /** Files and folders, relative to the root with `/`: both as named and with links resolved. */
  readonly named: readonly string[];
  /** Folders in which the command may reach everything. `''` is the root. */
  readonly below: readonly string[];
};

/** The places of a command that only its text is known of. */
export const nowhere: Places = { named: [], below: [] };

export async function placesOf(part: CommandPart, check: TargetPathCheck, root: string): Promise<Places> {
  const seeker: Seeker = {
    check,
    root,
    named: new Set(),
    below: new Set(),
    texts: new Set(),
    left: mostLooks,
  };
  await seek(part, seeker, 0);
  return { named: [...seeker.named], below: [...seeker.below] };
}

type Seeker = {
  readonly check: TargetPathCheck;
  readonly root: string;
  readonly named: Set<string>;
  readonly below: Set<string>;
  /** The scripts that were read. */
  readonly texts: Set<string>;
  /** The number of paths that may still be checked. It limits the work. */
  left: number;
};

const mostLooks = 400;
const mostTexts = 8;
const deepest = 5;

async function seek(part: CommandPart, seeker: Seeker, depth: number): Promise<void> {
  const { words, patterns, directory, reads } = part;
  const given = words.map((text, index): Argument => ({ text, isPattern: patterns.includes(index) }));
  await addPath('.', { ...reach, directory }, seeker);
  for (const path of [...part.writes, ...part.inputs]) await addPath(path, reach, seeker);
  const launches = launchesIn(words);
  if (launches.length === mostLaunches) {
    seeker.below.add('');
    return;
  }
  const last = launches.some(({ isGuess }) => isGuess)
    ? undefined
    : launches.reduce((one, other) => (other.at > one.at ? other : one));
  const folder = joined(directory, last?.folder ?? '');
  if (!last) await seekGuessed(words, launches, directory, seeker);
  const starts = { directories: [directory, folder], isSearched: !last };
  await seekLauncher(given.slice(0, last?.at), starts, seeker);
  if (last) {
    const from = { directory: folder, isPiped: reads.length > 0, adds: last.adds };
    await seekCommand(given.slice(last.at), from, seeker);
    await seekInput(part, { words: words.slice(last.at), directory: folder }, seeker);
  }
  for (const launch of launches)
    for (const script of [
      ...scriptsOf(words.slice(launch.at), launch.adds),
      ...givenScripts(words.slice(launch.at), part.given),
    ])
      await seekScript(
        launch.adds === null ? script : null,
        { directory: joined(directory, launch.folder), depth },
        seeker,
      );
}

/** The input text of a program may name paths, unless the program is known only to read it. */
async function seekInput(
  { given }: CommandPart,
  { words, directory }: { readonly words: readonly string[]; readonly directory: string },
  seeker: Seeker,
): Promise<void> {
  if (given === null || isHarmless(words) || readOnlyProblem(words, () => undefined) === null) return;
  const found = given.text === null ? { paths: [], below: [], isOpen: true } : pathsInText(given.text);
  await addFound(found, { directory, isSearched: false }, seeker);
}

/** `script`: null if unknown. */
async function seekScript(
  script: string | null,
  { directory, depth }: { readonly directory: string; readonly depth: number },
  seeker: Seeker,
): Promise<void> {
  const key = JSON.stringify([script, directory]);
  if (seeker.texts.has(key)) return;
  const isTooMuch = depth === deepest || seeker.texts.size === mostTexts;
  const parsed = script === null || isTooMuch ? null : await parseCommand(script);
  seeker.texts.add(key);
  if (parsed?.kind !== 'understood') seeker.below.add('');
  for (const part of parsed?.parts ?? []) {
    const inside = {
      ...part,
      directory: joined(directory, part.directory),
      writes: part.writes.map((path) => joined(directory, path)),
    };
    await seek(inside, seeker, depth + 1);
  }
}

type From = { readonly directory: string; readonly isPiped: boolean; readonly adds: string | null };

/** Adds the places of a command that starts no other command. */
async function seekCommand(given: readonly Argument[], from: From, seeker: Seeker): Promise<void> {
  const words = given.map(({ text }) => text);
  const here = { ...reach, directory: from.directory };
  if (words[0]?.includes('/')) await addPath(words[0], here, seeker);
  if (isHarmless(words)) return;
  const seen = knownToLook(given, from);
  const search = searchOf(words, { seen: seen ?? [], isPiped: from.isPiped });
  if (search === 'repository') seeker.below.add('');
  else if (search !== 'nothing')
    for (const path of search) await addPath(path, { ...here, isSearched: true }, seeker);
  for (const path of seen ?? []) await addPath(path, here, seeker);
  if (seen !== null) {
    for (const path of namedInRepository(words)) await addPath(path, here, seeker);
    return;
  }
  if (from.adds !== null || reachesUnnamed(words)) seeker.below.add('');
  if (searchesHere(words)) await addPath('.', { ...here, isSearched: true }, seeker);
  await seekOperands(given, from.directory, seeker);
  await seekChanges(given, from.directory, seeker);
}

/** The paths of a command that only reads. Null if it may do more, or if its paths are unknown. */
function knownToLook(given: readonly Argument[], { adds }: From): readonly string[] | null {
  if (adds !== null || given.some(({ isPattern, text }) => isPattern || text.includes('{}'))) return null;
  const seen: string[] = [];
  const words = given.map(({ text }) => text);
  return readOnlyProblem(words, (path) => seen.push(path)) === null ? seen : null;
}

async function seekOperands(given: readonly Argument[], directory: string, seeker: Seeker): Promise<void> {
  const isSearched = !staysOutside(given.map(({ text }) => text));
  for (const [index, kind] of kindsOf(given).entries()) {
    const word = given[index + 1];
    if (!word || kind === 'nothing') continue;
    const found = kind === 'text' ? pathsInText(word.text) : pathsIn(word);
    await addFound(found, { directory, isSearched }, seeker);
  }
}

/** Adds paths that only the tables of writes recognise, such as values joined to their options. */
async function seekChanges(given: readonly Argument[], directory: string, seeker: Seeker): Promise<void> {
  for (const change of changesOf(given)) {
    if (change.kind === 'unclear' || change.kind === 'perhaps-option') continue;
    const start = joined(directory, change.folder ?? '');
    for (const path of [change.path, change.tree, change.linksTo])
      if (path && !path.isPattern) await addPath(path.text, { ...reach, directory: start }, seeker);
  }
}

/** For a launcher of which any word may be the program. */
async function seekGuessed(
  words: readonly string[],
  launches: readonly Launch[],
  directory: string,
  seeker: Seeker,
): Promise<void> {
  for (const { at, adds } of launches) {
    const command = words.slice(at);
    if (adds !== null || reachesUnnamed(command)) seeker.below.add('');
    if (searchesHere(command)) await addPath('.', { ...reach, directory, isSearched: true }, seeker);
  }
}

/** Adds the paths in the words of a launcher, or of a possible one. */
async function seekLauncher(
  words: readonly Argument[],
  { directories, isSearched }: { readonly directories: readonly string[]; readonly isSearched: boolean },
  seeker: Seeker,
): Promise<void> {
  for (const [index, word] of words.entries()) {
    if (index === 0 && !word.text.includes('/')) continue;
    for (const directory of new Set(directories))
      await addFound(pathsIn(word), { directory, isSearched }, seeker);
  }
}

async function addFound(
  { paths, below, isOpen }: WordPaths,
  { directory, isSearched }: { readonly directory: string; readonly isSearched: boolean },
  seeker: Seeker,
): Promise<void> {
  if (isOpen) seeker.below.add('');
  for (const path of paths)
    await addPath(path, { directory, isSearched: false, ifFolder: isSearched }, seeker);
  for (const path of below) await addPath(path, { directory, isSearched: true, ifFolder: false }, seeker);
}

type Reach = {
  readonly directory: string;
  /** The command searches the folder, even if it does not exist yet. */
  readonly isSearched: boolean;
  /** The command searches the path if that is a folder. */
  readonly ifFolder: boolean;
};

const reach: Reach = { directory: '', isSearched: false, ifFolder: false };

async function addPath(
  path: string,
  { directory, isSearched, ifFolder }: Reach,
  seeker: Seeker,
): Promise<void> {
  const { check, root, named, below } = seeker;
  const known = withoutHome(path);
  if (seeker.left === 0 || known === null) {
    below.add('');
    return;
  }
  seeker.left -= 1;
  const start = (await check.directory(directory)).absolute;
  const absolute = resolve(start, known);
  const real = await check.targetPath(directory, known);
  const given = pathWithin(root, absolute);
  for (const each of [given, real.relative]) if (each !== null && each !== '') named.add(each);
  if (/[^/]\/+\.\./.test(known) && (await leadsThroughLink(start, known))) below.add('');
  const isThrough = isSearched || (ifFolder && (await isFolder(absolute)));
  if (!isThrough) return;
  if (real.relative !== null) below.add(real.relative);
  else if (await isAround(root, absolute)) below.add('');
}

/** The path with `~` replaced. Null if it depends on more than the word. */
function withoutHome(path: string): string | null {
  if (/^\/proc\/|^\/dev\/fd\//.test(path)) return null;
  const [, name, rest = ''] = /^~([^/]*)(.*)$/s.exec(path) ?? [];
  if (name === undefined) return path;
  if (name === '' || name === userInfo().username) return `${homedir()}${rest}`;
  return name === '+' ? `.${rest}` : null;
}

function pathWithin(root: string, absolute: string): string | null {
  const inside = relative(root, absolute);
  const isOutside = inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside);
  return isOutside ? null : inside.split(sep).join('/');
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() ?? false;
}

/** Whether the folder contains the project. */
async function isAround(root: string, folder: string): Promise<boolean> {
  if (pathWithin(folder, root) !== null) return true;
  const real = await realpath(folder).catch(() => null);
  return real !== null && pathWithin(real, root) !== null;
}

/** Whether `..` follows a link in the path: it then leads to the parent of the link's target. */
async function leadsThroughLink(start: string, path: string): Promise<boolean> {
  let at = start;
  for (const name of path.split('/')) {
    if (name === '..' && ((await lstat(at).catch(() => null))?.isSymbolicLink() ?? false)) return true;
    at = resolve(isAbsolute(path) && at === start ? '/' : at, name);
  }
  return false;
}
