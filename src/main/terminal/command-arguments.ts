// The arguments of a command as getopt reads them: options with their values, and the rest.

export type Argument = {
  readonly text: string;
  /** Bash puts names of files, or a home folder, in its place. */
  readonly isPattern: boolean;
};

export type Arguments = {
  readonly operands: readonly Argument[];
  /** Whether an option was given, by any of its names; long ones may be shortened. */
  has(...names: readonly string[]): boolean;
  /** The values given to an option, in their order. */
  values(...names: readonly string[]): readonly Argument[];
};

/** `valued`: the names of the options that take a value, with blanks between them. */
export function readArguments(words: readonly Argument[], valued: string): Arguments {
  const takesValue = valued.split(' ');
  const given: Given[] = [];
  const operands: Argument[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) break;
    if (word.text === '--') {
      operands.push(...words.slice(at + 1));
      break;
    }
    if (!word.text.startsWith('-') || word.text === '-') operands.push(word);
    else {
      const options = optionsIn(word, takesValue).map(({ name, value }) => ({
        name: wholeName(name, takesValue),
        value,
      }));
      const last = options.at(-1);
      if (last?.value === null && takesValue.includes(last.name)) {
        at += 1;
        options.splice(-1, 1, { name: last.name, value: words[at] ?? null });
      }
      given.push(...options);
    }
  }
  const isOne = (name: string, names: readonly string[]) =>
    names.includes(takesValue.includes(name) ? name : wholeName(name, names));
  const named = (names: readonly string[]) => given.filter(({ name }) => isOne(name, names));
  return {
    operands,
    has: (...names) => named(names).length > 0,
    values: (...names) => named(names).flatMap(({ value }) => (value === null ? [] : [value])),
  };
}

type Given = { readonly name: string; readonly value: Argument | null };

/** `--long`, `--long=value`, or `-abc`, where a letter that takes a value takes the rest. */
function optionsIn({ text, isPattern }: Argument, takesValue: readonly string[]): Given[] {
  if (text.startsWith('--')) {
    const [name = '', ...rest] = text.split('=');
    return [{ name, value: rest.length === 0 ? null : { text: rest.join('='), isPattern } }];
  }
  const options: Given[] = [];
  for (let at = 1; at < text.length; at += 1) {
    const name = `-${text[at]}`;
    const rest = text.slice(at + 1);
    const isLast = takesValue.includes(name);
    options.push({ name, value: isLast && rest !== '' ? { text: rest, isPattern } : null });
    if (isLast) break;
  }
  return options;
}

/** A long option may be shortened; one that is given whole is not another that begins like it. */
function wholeName(given: string, names: readonly string[]): string {
  const isShortened = given.startsWith('--') && given.length > 3 && !names.includes(given);
  return (isShortened && names.find((name) => name.startsWith(given))) || given;
}
