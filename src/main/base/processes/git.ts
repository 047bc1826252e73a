import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { delimiter, dirname, isAbsolute, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { access, realpath } from '../disk';

// Hardened git: finds the user's git once, and calls it so that it runs nothing from a project.

let found: Promise<string | null> | null = null;

/** Absolute path of git, or null. Uses the search path as it was at the first call. */
export function gitPath(): Promise<string | null> {
  found ??= findProgram('git', process.env.PATH ?? '');
  return found;
}

/** The same, but null if git is a program of the project (`root`, canonical), or a link to one. */
export async function gitOutside(root: string, findGit = gitPath): Promise<string | null> {
  const file = await findGit();
  if (file === null) return null;
  const places = [file, await realpath(file).catch(() => file)];
  return places.some((place) => place.startsWith(root + sep)) ? null : file;
}

/** Whether git supports the restrictions of `pinnedGit`. An older git would obey the user's configuration. */
export async function canBePinned(file: string): Promise<boolean> {
  return await hasVersion(file, [2, 32]);
}

/** Whether git has this version or a later one. */
export async function hasVersion(file: string, [major, minor]: readonly [number, number]): Promise<boolean> {
  const version = versions.get(file) ?? versionOf(file);
  versions.set(file, version);
  const [itsMajor = 0, itsMinor = 0] = await version;
  return itsMajor > major || (itsMajor === major && itsMinor >= minor);
}

const versions = new Map<string, Promise<readonly number[]>>();

async function versionOf(file: string): Promise<readonly number[]> {
  const options = { cwd: dirname(file), env: pinnedGit(null) };
  const { stdout } = await promisify(execFile)(file, ['--version'], options).catch(() => ({ stdout: '' }));
  return (/(\d+)\.(\d+)/.exec(stdout) ?? []).slice(1).map(Number);
}

/** A program's absolute path. Skips relative folders of the search path. */
export async function findProgram(name: string, searchPath: string): Promise<string | null> {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  for (const folder of searchPath.split(delimiter).filter((entry) => isAbsolute(entry))) {
    const path = join(folder, file);
    const runs = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (runs) return path;
  }
  return null;
}

/** The one repository that git may use, wherever it is started. Both paths are absolute and free of links. */
export type GitPin = {
  readonly gitFolder: string;
  readonly workTree: string;
};

const nowhere = process.platform === 'win32' ? 'NUL' : '/dev/null';

/**
 * These settings override every configuration. They disable monitors, hooks, fetching, credential helpers, pagers and
 * files outside the repository.
 */
const settings = {
  'core.fsmonitor': '',
  'core.hooksPath': nowhere,
  'core.excludesFile': nowhere,
  'core.attributesFile': nowhere,
  'core.pager': '',
  'credential.helper': '',
  'protocol.allow': 'never',
  'safe.bareRepository': 'explicit',
  'blame.ignoreRevsFile': '',
  // With more threads, git trusts the end of an index about the place where its entries begin.
  'index.threads': '1',
  'log.showSignature': 'false',
  // For a nested repository git would start another git, with the configuration of that repository.
  'diff.ignoreSubmodules': 'all',
  'diff.submodule': 'short',
  'status.submoduleSummary': 'false',
  'submodule.recurse': 'false',
} as const;

/**
 * The environment of a git that runs unasked, for Pilotfish or for the model. It is limited to one repository, or to
 * none (null), and ignores the configuration of the user and the system. The project chooses the names of filters,
 * textconv and external diffs, so no setting can switch them off. Instead, Pilotfish never judges a repository as
 * harmless if it names one.
 */
export function pinnedGit(pin: GitPin | null): Record<string, string> {
  return {
    ...placeOf(pin),
    ...asEnvironment(Object.entries(settings)),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: nowhere,
    GIT_ATTR_NOSYSTEM: '1',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_PAGER: '',
  };
}

function placeOf(pin: GitPin | null): Record<string, string> {
  if (pin === null) return { GIT_DIR: nowhere };
  const { gitFolder, workTree } = pin;
  return { GIT_DIR: gitFolder, GIT_WORK_TREE: workTree, GIT_CEILING_DIRECTORIES: dirname(workTree) };
}

function asEnvironment(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  const numbered = pairs.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return { GIT_CONFIG_COUNT: String(pairs.length), ...Object.fromEntries(numbered) };
}
