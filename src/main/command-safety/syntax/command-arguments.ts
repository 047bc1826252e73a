// Option parser: reads the arguments of a command like getopt: options with their values, and operands.

export type Argument = {
  readonly text: string;
  /** Bash replaces the word with names of files, or with a home folder. */
  readonly isPattern: boolean;
};

export type Arguments = {
  readonly operands: readonly Argument[];
  /** The first option that is unknown, or lacks its value. */
  readonly unknown: string | null;
  /** Whether the option is given, by any of its names. Long options may be shortened. */
  has(...names: readonly string[]): boolean;
  /** The values of an option, in order. */
  values(...names: readonly string[]): readonly Argument[];
};

/**
 * `options`: `-abc` are letters that take no value, `-abc:` take the rest of their word or the next one, `-abc=` at
 * most the rest of their word; `--name`, `--name:` and `--name=` likewise. A leading `+`: the first operand ends the
 * options.
 */
export function readArguments(words: readonly Argument[], options: string): Arguments {
  const known = knownOptions(options);
  const given: Given[] = [];
  const operands: Argument[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) break;
    const isEnd = word.text === '--';
    if (isEnd || (options.startsWith('+') && isOperand(word))) {
      operands.push(...words.slice(isEnd ? at + 1 : at));
      break;
    }
    if (isOperand(word)) {
      operands.push(word);
      continue;
    }
    const read = optionsIn(word, known);
    const last = read.at(-1);
    if (last?.isKnown && last.value === null && known.get(last.name) === ':') {
      at += 1;
      read.splice(-1, 1, { ...last, value: words[at] ?? null, isKnown: at < words.length });
    }
    given.push(...read);
  }
  const named = (names: readonly string[]) => given.filter(({ name }) => names.includes(name));
  return {
    operands,
    unknown: given.find(({ isKnown }) => !isKnown)?.name ?? null,
    has: (...names) => named(names).length > 0,
    values: (...names) => named(names).flatMap(({ value }) => (value === null ? [] : [value])),
  };
}

type Given = { readonly name: string; readonly value: Argument | null; readonly isKnown: boolean };

/** `''` takes no value, `:` needs one, `=` may have one in the same word. */
type Takes = '' | ':' | '=';

const read = new Map<string, ReadonlyMap<string, Takes>>();

function knownOptions(options: string): ReadonlyMap<string, Takes> {
  const before = read.get(options);
  if (before) return before;
  const known = new Map<string, Takes>();
  for (const [, name = '', takes = ''] of options.matchAll(/(-[^\s:=]+)([:=]?)/g))
    for (const each of name.startsWith('--') ? [name] : [...name.slice(1)].map((letter) => `-${letter}`))
      known.set(each, takes === ':' || takes === '=' ? takes : '');
  read.set(options, known);
  return known;
}

function isOperand({ text }: Argument): boolean {
  return !text.startsWith('-') || text === '-';
}

/** `--long`, `--long=value`, or `-abc`, where a letter that takes a value takes the rest. */
function optionsIn({ text, isPattern }: Argument, known: ReadonlyMap<string, Takes>): Given[] {
  if (text.startsWith('--')) {
    const [given = '', ...rest] = text.split('=');
    const name = wholeName(given, known);
    const value = rest.length === 0 ? null : { text: rest.join('='), isPattern };
    return [{ name, value, isKnown: known.has(name) && (value === null || known.get(name) !== '') }];
  }
  const options: Given[] = [];
  for (let at = 1; at < text.length; at += 1) {
    const name = `-${text[at]}`;
    const rest = text.slice(at + 1);
    const takes = known.get(name);
    const takesRest = takes === ':' || takes === '=';
    options.push({
      name,
      value: takesRest && rest !== '' ? { text: rest, isPattern } : null,
      isKnown: takes !== undefined,
    });
    if (takesRest) break;
  }
  return options;
}

/** The full name of a long option, which may be shortened if the beginning is unique. An exact name always counts. */
function wholeName(given: string, known: ReadonlyMap<string, Takes>): string {
  if (known.has(given)) return given;
  const [only, ...others] = [...known.keys()].filter((name) => name.startsWith(given));
  return only !== undefined && others.length === 0 ? only : given;
}
