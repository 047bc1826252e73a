import { isAbsolute, resolve, sep } from 'node:path';
import { isWithin } from '@shared/base/is-within';
import { type Text, textOf } from '@shared/texts/text';
import { obeysInnerRepository } from '../../git/inner-repository';
import { shells } from '../launchers/launchers';
import { scriptsOf } from '../launchers/shell-texts';
import { launchesIn, ownWords } from '../launchers/started-commands';
import { readOnlyProblem } from '../read-only/read-only';
import { isAssignment } from '../syntax/assignments';
import type { CommandPart } from '../syntax/command-part';
import { nameOf } from '../syntax/program-name';
import { moduleAt } from '../syntax/python-module';
import { isFamiliar, isUsualPlace, runsCode } from './familiar-programs';
import { unseenScript } from './named-scripts';
import { scriptInPackage } from './package-scripts';

// Familiarity: Auto runs a command without a sandbox only if every program that the command starts is known.

/** The command's words, and whether its input is a text of the command line. */
type Started = { readonly words: readonly string[]; readonly isGivenText: boolean };

/**
 * Why Auto asks about the command without a sandbox, for the user; null if Auto runs it. `directory` and `root`:
 * absolute.
 */
export async function unfamiliarProblem(
  { words, given }: Pick<CommandPart, 'words' | 'given'>,
  directory: string,
  root: string,
): Promise<Text | null> {
  const started = { words, isGivenText: given !== null };
  const program = await unfamiliarProgram(started, { directory, root }, 0);
  return program === null ? null : textOf('asks.unfamiliar', { program });
}

/** The first program that is not known, or null. `analyseScripts` judges the scripts that shells get as text. */
async function unfamiliarProgram(
  { words, isGivenText }: Started,
  where: Where,
  depth: number,
): Promise<string | null> {
  const [program = '', ...rest] = words;
  if (program === '' || isAssignment(program)) return null;
  if (depth > deepest) return program;
  if (await worksInInner(words, where)) return program;
  if (readOnlyProblem(words, () => undefined) === null) return null;
  if (program.includes('/') && !isUsualPlace(program)) return program;
  if (asksForHelp(rest)) return null;
  const name = nameOf(words);
  if (startsAnother(name, rest)) return program;
  if (shells.test(name)) return isGivenText || scriptsOf(words).length > 0 ? null : program;
  const module = moduleAt(words);
  if (module !== null) {
    const given = words.slice(module.at);
    return unseenScript(module.name, given) ?? (isKnown(module.name, given, where) ? null : program);
  }
  const own = ownWords(words);
  if (own !== null && own.given.unknown === null) {
    if (scriptsOf(words).length > 0 || own.command.length === 0) return null;
    const [folder] = own.given.values(...(own.launcher.folders ?? []));
    const there = { ...where, directory: resolve(where.directory, folder?.text ?? '') };
    return await unfamiliarProgram({ words: own.command, isGivenText }, there, depth + 1);
  }
  if (isKnown(name, rest, where)) return unseenScript(name, rest);
  const script = await scriptInPackage(words, where.directory);
  if (script === null || namesElsewhere(rest, where)) return program;
  if (script.parts === null) return script.name;
  for (const part of script.parts) {
    const there = { ...where, directory: script.folder };
    const started = { words: [...part, ...script.given], isGivenText: false };
    const found = await unfamiliarProgram(started, there, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

function isKnown(name: string, words: readonly string[], where: Where): boolean {
  if (startsAnother(name, words) || !isFamiliar(name, words)) return false;
  if (!runsCode(name)) return true;
  if (name === 'git') return !isElsewhere(resolve(where.directory, folderOfGit(words)), where);
  // Compilers get the system's headers and libraries by their paths.
  return !isElsewhere(where.directory, where) && (compilers.test(name) || !namesElsewhere(words, where));
}

const compilers = /^(?:gcc|g\+\+|cc|c\+\+|clang|clang\+\+|rustc)$/;

function folderOfGit(words: readonly string[]): string {
  return words[0] === '-C' ? (words[1] ?? '') : '';
}

/** Whether git works in a repository inside the project whose configuration or hooks run programs. */
async function worksInInner(words: readonly string[], { directory, root }: Where): Promise<boolean> {
  for (const { at, folder } of launchesIn(words)) {
    const started = words.slice(at);
    if (nameOf(started) !== 'git') continue;
    const named = started.flatMap((word, index) => {
      if (word === '-C' || word === '--git-dir') return [started[index + 1] ?? ''];
      return word.startsWith('--git-dir=') ? [word.slice('--git-dir='.length)] : [];
    });
    const place = named.reduce((before, name) => resolve(before, name), resolve(directory, folder ?? ''));
    if (await obeysInnerRepository(place, root)) return true;
  }
  return false;
}

/** The maximum depth of launchers and package scripts that start each other. */
const deepest = 8;

function asksForHelp(words: readonly string[]): boolean {
  return words.length === 1 && /^(?:--version|-V|--help|-h)$/.test(words[0] ?? '');
}

// Code outside of the project: nobody has reviewed it, even if the program that runs it is known.

type Where = {
  /** The command's working directory, absolute. */
  readonly directory: string;
  /** The project's folder, absolute. */
  readonly root: string;
};

function isElsewhere(place: string, { root }: Pick<Where, 'root'>): boolean {
  return !isWithin(place, root, sep);
}

/** Whether one of the words names a path outside of the project, other than an output. */
function namesElsewhere(words: readonly string[], where: Where): boolean {
  return words.some((word, at) => {
    const [option, value] = optionOf(word, words[at - 1] ?? '');
    if ((outputs.test(option) && !inputs.test(option)) || value === '/dev/null') return false;
    if (/^~/.test(value)) return true;
    const isPath = isAbsolute(value) || /(?:^|\/)\.\.(?:\/|$)/.test(value);
    return isPath && isElsewhere(resolve(where.directory, value), where);
  });
}

const outputs = /^-o$|out|dest|dir|cache|temp|report|log|profile|coverage|html|xml/i;
const inputs = /rules|root|config|plugin|module|reporter/i;

/** The option and the value in `--config=x`, `--config x`, `-cx`, or a word alone. */
function optionOf(word: string, before: string): readonly [string, string] {
  const joined =
    /^(?<option>--?[\w-]+)=(?<value>.*)$/s.exec(word) ?? /^(?<option>-\w)(?<value>[~/.].*)$/s.exec(word);
  const { option = /^-[^=]*$/.test(before) ? before : '', value = word } = joined?.groups ?? {};
  return [option, value.replace(/^file:/, '')];
}

// Options that make known programs start other programs, or run code that nobody has reviewed.

/** Programs, and a pattern for their arguments, joined with a space before each. */
const starting: readonly (readonly [string, RegExp])[] = [
  ['install', / --strip-program/],
  ['gcc g++ cc c++ clang clang++', / (?:-B|-?-?wrapper|-Xclang|-?-specs|--ld-path|@)|plugin/i],
  ['clang-tidy', / --?load/],
  ['rustc', /linker[ =]|codegen-backend| @/],
  ['javac', / (?:-J|-Xplugin|@)|processor/],
  ['go', / --?(?:exec|toolexec|vettool|w)(?:[ =]|$)|extld/],
  ['cargo', / (?:--config|-Z)/],
  ['mvn mvnw', / -D(?:jvm|argLine|exec|maven\.ext)/],
  ['gradle gradlew', / (?:-I|--init-script|--include-build|-D?-?Dorg\.gradle\.(?:jvmargs|java\.home))/],
  ['jest', / (?:--config[ =]|-c )\s*\{/],
  ['tsup', / --on-?success/i],
  ['mypy', / --python-executable/],
  ['virtualenv', / (?:-p|--python)[ =]?\S*\//],
  ['yq', /system-operator/],
  [
    'npm npx pnpm yarn bun bunx',
    / --(?:script-shell|node-options|node-gyp|git|userconfig|globalconfig|registry|init-module|editor|viewer)(?:[ =]|$)/,
  ],
  [
    'pip pip3 pipenv poetry',
    / (?:-i|-f|--index-url|--extra-index-url|--find-links|--index|--source)(?:[ =]|$)/,
  ],
  ['uv', / --(?:with|index|default-index|extra-index-url|find-links)/],
];

const byName = new Map(
  starting.flatMap(([names, options]) => names.split(' ').map((name) => [name, options] as const)),
);

/** `name`: from `nameOf`. `words`: the arguments. */
function startsAnother(name: string, words: readonly string[]): boolean {
  return byName.get(name)?.test(words.map((word) => ` ${word}`).join('')) ?? false;
}
