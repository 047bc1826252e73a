import { readArguments } from '../syntax/command-arguments';
import { nameOf } from '../syntax/program-name';
import { formOf, type ProgramForm } from './program-forms';

// Normal form: the words that determine what a command does, in one spelling. It has no options for verbosity, and one
// name for each subcommand.

/**
 * The words that rules that allow are compared with. Options that change what runs, or where, stay in place, so the
 * words then differ from the rule.
 */
export function normalForm(words: readonly string[]): readonly string[] {
  const plain = withoutTalk(words);
  const form = formOf(plain[0] ?? '');
  const operands = plain.slice(1);
  const isBehindOptions = /^[-+]/.test(operands[0] ?? '');
  if (!form || isBehindOptions) return plain;
  return [plain[0] ?? '', ...canonicalOperands(operands, form)];
}

/** The words without leading options that do not change what runs. */
export function withoutTalk(words: readonly string[]): readonly string[] {
  const [program = '', ...rest] = words;
  const form = formOf(program);
  if (!form?.talk) return words;
  const talk = form.talk.split(' ');
  const verbs: string[] = [];
  let at = 0;
  while (verbs.length < 2 && at < rest.length) {
    const word = rest[at] ?? '';
    if (!word.startsWith('-')) verbs.push(word);
    else {
      const length = optionLength(rest, at, form);
      if (length === null || !isTalk(rest.slice(at, at + length), form, talk)) break;
      at += length - 1;
    }
    at += 1;
    if (verbs.length === 1 && !scripted.test(verbs[0] ?? '')) break;
  }
  return [program, ...verbs, ...rest.slice(at)];
}

/** Whether one of the words after those of a rule changes what runs, or where. */
export function leadsElsewhere(program: string, words: readonly string[]): boolean {
  const names = formOf(program)?.elsewhere?.split(' ') ?? [];
  const end = words.indexOf('--');
  return (end === -1 ? words : words.slice(0, end)).some((word) =>
    names.some((name) =>
      name.startsWith('--')
        ? word.length > 4 && word.startsWith('--') && name.startsWith(word.replace(/=.*$/s, ''))
        : new RegExp(`^-[a-zA-Z0-9]*${name[1]}`).test(word),
    ),
  );
}

/** Subcommands after which the next word is the script to run. */
const scripted = /^(?:run|run-script|rum|urn)$/;

/** The number of words of an option. Null if the option is unknown. */
export function optionLength(words: readonly string[], at: number, { options }: ProgramForm): number | null {
  const word = words[at] ?? '';
  if (/^\+\w/.test(word)) return 1;
  // Long options with one dash, as in terraform.
  if (word.length > 2 && options.split(/\s+/).some((known) => isLongWithOneDash(known, word))) return 1;
  // A number after an option with an optional value is that value.
  if (options.split(/\s+/).includes(`${word}=`) && /^\d+$/.test(words[at + 1] ?? '')) return 2;
  for (const length of [1, 2]) {
    const read = argumentsOf(words.slice(at, at + length), options);
    if (read.unknown === null && words.length >= at + length) return length;
  }
  return null;
}

function isLongWithOneDash(known: string, word: string): boolean {
  const isWord = /^-[a-z]{4,}=?$/.test(known);
  return isWord && (word === known || (known.endsWith('=') && word.startsWith(known)));
}

function isTalk(option: readonly string[], { options }: ProgramForm, talk: readonly string[]): boolean {
  const [word = ''] = option;
  if (word.startsWith('--')) return talk.includes(word.replace(/=.*$/s, ''));
  const given = argumentsOf(option, options);
  const letters = [...word.slice(1)].map((letter) => `-${letter}`);
  // A number after `-j` is its value.
  return letters.every((letter) => talk.includes(letter) || (/^-\d$/.test(letter) && given.unknown === null));
}

function argumentsOf(words: readonly string[], options: string) {
  return readArguments(
    words.map((text) => ({ text, isPattern: false })),
    options,
  );
}

/** The operands, with one name for subcommands and things that have several. */
export function canonicalOperands(operands: readonly string[], form: ProgramForm): readonly string[] {
  const [first, second, ...rest] = operands;
  if (first === undefined) return form.bare === undefined ? [] : [form.bare];
  const two = second === undefined ? undefined : form.verbs?.get(`${first} ${second}`);
  if (two) return [...two, ...rest];
  const one = form.verbs?.get(first) ?? [first];
  return [...one, ...operands.slice(1).flatMap((word, index) => (index < 2 ? thing(word, form) : [word]))];
}

/** `pod/x` is `pod x`. */
function thing(word: string, { things }: ProgramForm): readonly string[] {
  if (!things) return [word];
  const [kind = '', ...name] = word.split('/');
  return [things.get(kind) ?? kind, ...(name.length > 0 ? [name.join('/')] : [])];
}

export type Program = {
  readonly name: string;
  /** The subcommand that is part of its name. */
  readonly verbs: readonly string[];
};

/** The program's name for rules that deny or ask, wherever its file is. */
export function programOf(words: readonly string[]): Program {
  const name = nameOf(words).replace(/\.(?:cmd|bat|ps1)$/, '');
  const ofGit = /^git-([a-z][\w-]*)$/.exec(name);
  if (ofGit) return { name: 'git', verbs: [ofGit[1] ?? ''] };
  if (name === 'docker-compose') return { name: 'docker', verbs: ['compose'] };
  if (/^pip3?(?:\.\d+)?$/.test(name)) return { name: 'pip', verbs: [] };
  return { name: sameAs.get(name) ?? name, verbs: [] };
}

const sameAs = new Map([
  ['nodejs', 'node'],
  ['gmake', 'make'],
  ['hub', 'git'],
]);
