import { dirname, isAbsolute, join, resolve } from 'node:path';
import { realpath, stat } from '../base/disk';
import { configLines } from './config-lines';
import { isPlainKey } from './obeyed-setting';
import { readPlain } from './plain-file';

// Paths in git configurations whose content git obeys: hooks, further configuration and what that names, attributes, and
// files of programs.

export type NamedInConfigs = {
  /** The read files that a configuration includes, absolute. */
  readonly included: readonly string[];
  /** Absolute, or relative to each work tree. */
  readonly obeyed: readonly string[];
  /** Words of commands, likewise: a file of that name is a program. */
  readonly inPrograms: readonly string[];
  /** Work trees that a configuration sets, absolute. */
  readonly workTrees: readonly string[];
};

/** `files`: absolute. `home`: of the user, for paths with `~/`. */
export async function namedInConfigs(
  files: readonly string[],
  home: string | undefined,
): Promise<NamedInConfigs> {
  const toRead = new Set(files);
  const named = { included: [] as string[], obeyed: [] as string[], inPrograms: [] as string[] };
  const workTrees: string[] = [];
  // The loop adds included files to the set, and reaches them too.
  for (const file of toRead) {
    for (const { key, value } of await settingsIn(file)) {
      const place = atHome(value, home);
      if (key === 'core.worktree') workTrees.push(resolve(dirname(file), place));
      else if (include.test(key)) {
        named.included.push(resolve(dirname(file), place));
        if (toRead.size < mostFiles) toRead.add(resolve(dirname(file), place));
      } else if (obeyed.test(key)) named.obeyed.push(place);
      else if (!isPlainKey(key)) named.inPrograms.push(...wordsIn(value).map((word) => atHome(word, home)));
    }
  }
  return { ...named, workTrees };
}

/** Absolute places that the configurations name for these work trees. A folder in a command is no program. */
export async function placesFor(
  { included, obeyed: paths, inPrograms }: NamedInConfigs,
  workTrees: readonly string[],
): Promise<string[]> {
  const places = (names: readonly string[]) =>
    names.flatMap((name) => (isAbsolute(name) ? [name] : workTrees.map((from) => resolve(from, name))));
  const programs = [...new Set(places(inPrograms))];
  const isFolder = await Promise.all(
    programs.map((place) =>
      stat(place).then(
        (stats) => stats.isDirectory(),
        () => false,
      ),
    ),
  );
  return [...new Set([...included, ...places(paths), ...programs.filter((_, at) => !isFolder[at])])];
}

/** The files of the user and of the system from which git reads settings for every repository, absolute. */
export function userConfigs(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const { HOME: home, XDG_CONFIG_HOME: folder, GIT_CONFIG_GLOBAL, GIT_CONFIG_SYSTEM } = env;
  const system = GIT_CONFIG_SYSTEM || '/etc/gitconfig';
  if (GIT_CONFIG_GLOBAL) return [system, GIT_CONFIG_GLOBAL];
  if (home === undefined) return [system];
  return [system, join(folder || join(home, '.config'), 'git/config'), join(home, '.gitconfig')];
}

const mostFiles = 50;
const include = /^include(?:if)?\.path$/;
const obeyed = /^core\.(?:hookspath|attributesfile)$/;

type Setting = { readonly key: string; readonly value: string };

async function settingsIn(file: string): Promise<readonly Setting[]> {
  const text = await realpath(file)
    .then(readPlain)
    .catch(() => '');
  return [...configLines(text.replace(/\\\r?\n/g, ' '))].flatMap((line) => {
    if (line.kind === 'unreadable') return [];
    const value = line.value.replace(/"((?:[^"\\]|\\.)*)"|[#;].*$/g, '$1').trimEnd();
    return value === '' ? [] : [{ key: line.key, value }];
  });
}

function atHome(place: string, home: string | undefined): string {
  return place.startsWith('~/') && home !== undefined ? join(home, place.slice(1)) : place;
}

/** The words of a command that may be paths of files, as in `bash ./clean` and `python3 clean.py`. */
function wordsIn(command: string): string[] {
  return command.split(/[\s"'!;&|()=\\]+/).filter((word) => /\/|\w\.[a-z]{1,4}$/i.test(word));
}
