import { posix } from 'node:path';
import type { Arguments } from '../syntax/command-arguments';
import { nameOf } from '../syntax/program-name';
import { joinWords } from '../syntax/shell-words';
import {
  type Launcher,
  launchers,
  looseLaunchers,
  otherShells,
  shells,
  unreadableLaunchers,
} from './launchers';
import { argumentsOf, isLoose, ownWords } from './started-commands';

// Inline scripts: texts that a command gives to shells as programs, directly or through a launcher.

/** Limits the work, with scripts inside scripts. A command with more scripts asks. */
export const mostTexts = 20;

/** The scripts among the words; null stands for a script that is not known. `adds` is that of a launch. */
export function scriptsOf(words: readonly string[], adds: string | null = null): readonly (string | null)[] {
  const name = nameOf(words);
  if (unreadableLaunchers.has(name)) return [null];
  if (shells.test(name)) return scriptOfShell(words, adds);
  const own = ownWords(words);
  if (own === null) return isLoose(words) ? looseTexts(words) : [];
  const { launcher, given, command } = own;
  if (name === 'env') return splitByEnv(words, given);
  if (given.unknown !== null) return looseTexts(words);
  const later =
    command[0]?.startsWith('-') || launcher.isMixed ? argumentsOf(command, launcher.options) : null;
  const names = launcher.scripts ?? [];
  const texts = [...given.values(...names), ...(later?.values(...names) ?? [])].map(({ text }) => text);
  return [...texts, ...textsIn(command, launcher), ...respelt(command, launcher)];
}

/** The scripts of a loose launcher. Those of `parallel` are unknown, because it inserts unknown words. */
function looseTexts(words: readonly string[]): readonly (string | null)[] {
  const texts = words
    .slice(1)
    .filter((word) => /\s/.test(word))
    .map((word) => word.replace(/^(?:-[a-z]|--[\w-]+=)/i, ''));
  if (!looseLaunchers.get(nameOf(words))?.adds) return texts;
  // Without a command, it runs the lines of its input.
  const isBare = words.slice(1).every((word) => word.startsWith('-') || /^\d+%?$/.test(word));
  return isBare ? [null] : texts.map(() => null);
}

function textsIn(command: readonly string[], { texts }: Launcher): readonly string[] {
  switch (texts) {
    case undefined:
      return [];
    case 'each':
      // This form names a script of the project, unless another command follows.
      return command.filter((word) => !/^(?:npm|pnpm|yarn|bun|node|deno):[^;&|<>()$`\\"'\n]*$/.test(word));
    case 'all':
      // Without a special character for a shell, the text is only the words, which are judged as a command.
      return command.every((word) => /^[\w@%+=:,./-]+$/.test(word)) ? [] : [command.join(' ')];
    case 'single':
      return command.length === 1 ? command : [];
  }
}

/** The command in its usual spelling, if the launcher has its own. */
function respelt([program = '', ...rest]: readonly string[], { spelling }: Launcher): readonly string[] {
  if (spelling === 'parted') return rest[0] === '--' ? [joinWords([program, ...rest.slice(1)])] : [];
  if (spelling === 'renamed') {
    const name = renamed.get(program);
    return name === undefined ? [] : [`${name} ${joinWords(rest)}`];
  }
  if (spelling === undefined || !program.includes(':')) return [];
  return [joinWords([program.replace(/^[^:]*:/, ''), ...rest])];
}

/** CMake's own commands and the usual programs that do the same. */
const renamed: ReadonlyMap<string, string> = new Map([
  ['remove_directory', 'rm -r'],
  ['copy_if_newer', 'cp'],
  ['copy_directory_if_different', 'cp -r'],
  ['copy_directory_if_newer', 'cp -r'],
  ['create_hardlink', 'ln'],
]);

/** Letters may be joined, and each `o` takes the next word: `-co pipefail 'text'`. */
function scriptOfShell(words: readonly string[], adds: string | null): readonly (string | null)[] {
  const name = nameOf(words);
  if (name.startsWith('fish')) return scriptsOfFish(words);
  if (otherShells.test(name)) return words.some((word) => /^-+[ce]/i.test(word)) ? [null] : [];
  const { isText, script } = shellOperands(words);
  if (adds !== null && (isText || script === undefined)) return [null];
  return isText && script !== undefined ? [script] : [];
}

/** `script`: the first word that is not an option: with `-c` a script as text, else a file. */
export function shellOperands(words: readonly string[]): {
  readonly isText: boolean;
  readonly script?: string;
} {
  let at = 1;
  let isText = false;
  for (; /^[-+]./.test(words[at] ?? '') && words[at] !== '--'; at += 1) {
    const word = words[at] ?? '';
    if (/^--?(?:rcfile|init-file)$/.test(word)) at += 1;
    else if (!/^(?:--|-(?:norc|noprofile|login|posix|verbose)$)/.test(word)) {
      isText ||= /^-.*c/.test(word);
      at += word.match(/[oO]/g)?.length ?? 0;
    }
  }
  const script = words[/^--?$/.test(words[at] ?? '') ? at + 1 : at];
  return { isText, ...(script !== undefined && { script }) };
}

/** Whether the shell runs its input. */
export function shellReadsProgram(words: readonly string[]): boolean {
  const { isText, script } = shellOperands(words);
  const isTold = words.some((word) => /^-[a-z]*s/i.test(word));
  return !isText && (script === undefined || isTold || isInput(script)) && !words.includes('--version');
}

export function isInput(file: string): boolean {
  return /^(?:-|\/dev\/(?:stdin|fd\/0)|\/proc\/self\/fd\/0)$/.test(posix.normalize(file));
}

/** The text that the command line gives to a shell as its input, if the shell runs its input. */
export function givenScripts(
  words: readonly string[],
  given: { readonly text: string | null } | null,
): readonly (string | null)[] {
  return given !== null && shells.test(nameOf(words)) && shellReadsProgram(words) ? [given.text] : [];
}

function scriptsOfFish(words: readonly string[]): readonly string[] {
  const given = argumentsOf(
    words.slice(1),
    '+-iNnlPv -c: -C: -d: -D: -f: -o: -p: --command: --init-command: --no-config --private --login --interactive',
  );
  return given.values('-c', '-C', '--command', '--init-command').map(({ text }) => text);
}

/** Replaces the first `-S` with its words. The result is again a command of `env`. */
function splitByEnv(words: readonly string[], given: Arguments): readonly (string | null)[] {
  if (!words.some((word) => /^(?:-[^-]*S|--s)/.test(word))) return [];
  if (given.unknown !== null) return [null];
  let at = 1;
  for (; words[at]?.startsWith('-') && words[at] !== '--'; at += 1) {
    let option = envArguments(words.slice(at, at + 1));
    if (option.unknown !== null) {
      option = envArguments(words.slice(at, at + 2));
      at += 1;
    }
    const [text] = option.values('-S', '--split-string');
    if (text === undefined) continue;
    const split = wordsForEnv(text.text);
    const folders = given.values('-C', '--chdir').flatMap((folder) => ['-C', folder.text]);
    return [split && joinWords(['env', ...folders, ...split, ...words.slice(at + 1)])];
  }
  return [];
}

function envArguments(words: readonly string[]): Arguments {
  return argumentsOf(words, launchers.get('env')?.options ?? '');
}

/** Splits a text like `env`. Null if it is invalid or contains something that is known only when it runs. */
function wordsForEnv(text: string): readonly string[] | null {
  const words: string[] = [];
  let word: string | null = null;
  let quote = '';
  for (const [sign = ''] of text.matchAll(/\\.|./gs)) {
    const isBlank = quote === '' && /^(?:\s|\\_)$/.test(sign);
    if (isBlank && word !== null) words.push(word);
    if (isBlank) word = null;
    else if (sign === '#' && word === null) return words;
    else if (sign === '\\c' && quote === '') break;
    else if (/^["']$/.test(sign) && (quote === '' || quote === sign)) {
      quote = quote === '' ? sign : '';
      word ??= '';
    } else {
      const meant = meantForEnv(sign, quote);
      if (meant === null) return null;
      word = (word ?? '') + meant;
    }
  }
  if (quote !== '') return null;
  return word === null ? words : [...words, word];
}

function meantForEnv(sign: string, quote: string): string | null {
  if (quote === "'") return /^\\[\\']$/.test(sign) ? sign.slice(1) : sign;
  if (sign === '$' || sign === '\\') return null;
  if (!sign.startsWith('\\')) return sign;
  const [, letter = ''] = sign;
  return Object.hasOwn(escapes, letter) ? (escapes[letter] ?? null) : null;
}

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '#': '#',
  $: '$',
  "'": "'",
  '\\': '\\',
  _: ' ',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};
