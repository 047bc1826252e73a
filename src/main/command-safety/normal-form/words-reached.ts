import { unknownWord } from '../launchers/started-commands';
import { splitWords } from '../syntax/shell-words';
import { canonicalOperands, optionLength, programOf } from './normal-form';
import { formOf, gitVerbs, npmNames, type ProgramForm } from './program-forms';

// Reach of a rule over words: whether a rule that denies or asks covers a command, in any spelling.

/** `perhaps`: depends on a word that is not known yet, or on an alias. */
export type Reached = 'surely' | 'perhaps' | 'not';

export function wordsReached(rule: readonly string[], command: readonly string[]): Reached {
  const [wanted, given] = [programOf(rule), programOf(command)];
  if (wanted.name !== given.name) return 'not';
  const form = formOf(wanted.name) ?? noForm;
  const isNamed = rule.length === 1 && wanted.verbs.length === 0;
  if (isNamed) return 'surely';
  const told = [...wanted.verbs, ...rule.slice(1)];
  const [operands = []] = operandLists(told, form, mostWords) ?? [];
  const asked: Asked = {
    operands: canonicalOperands(operands, { ...form, bare: undefined }),
    options: optionsOf(told, form),
    form,
    name: wanted.name,
  };
  return strongest([
    reachedBy(asked, [...given.verbs, ...command.slice(1)]),
    ...aliased(command, wanted.name).map((each) => wordsReached(rule, each)),
  ]);
}

type Asked = {
  readonly operands: readonly string[];
  /** Options that must be given, at any position. */
  readonly options: readonly string[];
  readonly form: ProgramForm;
  readonly name: string;
};

/** For programs that are not in the table: any option may have a value. */
const noForm: ProgramForm = { options: '' };

/** Further words of a rule do not count. */
const mostWords = 12;

function reachedBy(asked: Asked, words: readonly string[]): Reached {
  const lists = operandLists(words, asked.form, asked.operands.length + 3);
  if (lists === null) return 'perhaps';
  const found = strongest(lists.flatMap((list) => spellings(list, asked).map((each) => begun(asked, each))));
  if (found !== 'surely' || asked.options.every((option) => isGiven(option, words, asked))) return found;
  return words.some(isUnknown) ? 'perhaps' : 'not';
}

function begun({ operands: wanted, name }: Asked, operands: readonly string[]): Reached {
  for (const [index, word] of wanted.entries()) {
    const given = operands[index];
    if (given === undefined) return 'not';
    if (given === word) continue;
    const isAlias = name === 'git' && index === 0 && !gitVerbs.has(given);
    return isUnknown(given) || isAlias ? 'perhaps' : 'not';
  }
  return 'surely';
}

/** All operand lists that the program may understand these words as. */
function spellings(operands: readonly string[], { form }: Asked): readonly (readonly string[])[] {
  const canonical = canonicalOperands(operands, form);
  const [first = '', ...rest] = canonical;
  const others: (readonly string[])[] = [];
  if (form.runsScripts && !noScript.test(first))
    others.push(first === 'run' && rest.length > 0 ? rest : ['run', ...canonical]);
  const given = operands[0] ?? '';
  if (form.isShortened && given !== '' && !npmNames.includes(given) && !form.verbs?.has(given))
    for (const name of npmNames)
      if (name.startsWith(given)) others.push(canonicalOperands([name, ...operands.slice(1)], form));
  if (first === 'install-test') others.push(['install', ...rest], ['run', 'test']);
  if (first === 'install-ci-test') others.push(['ci', ...rest], ['run', 'test']);
  return [canonical, ...others];
}

/** Subcommands of pnpm, yarn and bun that cannot be scripts. */
const noScript =
  /^(?:add|config|dlx|exec|import|init|install|link|list|ls|outdated|remove|unlink|up|update|upgrade|why|x)$/;

/** The words that are not options, in each possible reading. Null if there are too many readings. */
function operandLists(
  words: readonly string[],
  form: ProgramForm,
  most: number,
): readonly (readonly string[])[] | null {
  const found: (readonly string[])[] = [];
  const open: { readonly at: number; readonly operands: readonly string[] }[] = [{ at: 0, operands: [] }];
  for (let read = open.pop(); read; read = open.pop()) {
    if (found.length + open.length > mostLists) return null;
    const word = words[read.at];
    if (word === undefined || read.operands.length === most) found.push(read.operands);
    else if (!/^[-+]./.test(word)) open.push({ at: read.at + 1, operands: [...read.operands, word] });
    else
      for (const at of behindOption(words, read.at, form))
        open.push({ at: Math.min(at, words.length), operands: read.operands });
  }
  return found;
}

const mostLists = 64;

function behindOption(words: readonly string[], at: number, form: ProgramForm): readonly number[] {
  if (words[at] === '--') return [at + 1];
  const length = optionLength(words, at, form);
  if (length !== null) return [at + length];
  return words[at]?.includes('=') || at + 1 === words.length ? [at + 1] : [at + 1, at + 2];
}

/** The options of a rule: those after the subcommand whose value is not another word. */
function optionsOf(words: readonly string[], form: ProgramForm): readonly string[] {
  const [verb = ''] = operandLists(words, form, 1)?.[0] ?? [];
  const options = verb === '' ? words : words.slice(words.indexOf(verb) + 1);
  return options.filter(
    (word, at) => /^-./.test(word) && word !== '--' && optionLength(options, at, form) !== 2,
  );
}

/** Whether the option is given. Long options may be shortened, letters joined. */
function isGiven(option: string, words: readonly string[], { name }: Asked): boolean {
  if (words.includes(option)) return true;
  if (name === 'git' && /^(?:-f|--force)$/.test(option) && words.some((word) => /^\+./.test(word)))
    return true;
  const long = longNames.get(option) ?? option;
  if (long.startsWith('--')) {
    const [plain = ''] = long.split('=');
    const letters = [...longNames].filter(([, each]) => each === plain).map(([letter]) => letter.slice(1));
    return words.some(
      (word) =>
        (word.length > 3 && word.startsWith('--') && plain.startsWith(word.replace(/=.*$/s, ''))) ||
        word === long ||
        (/^-[a-zA-Z]+$/.test(word) && letters.some((letter) => word.includes(letter))),
    );
  }
  if (option.length > 4) return words.some((word) => word.startsWith(`${option}=`));
  const clusters = words.filter((word) => /^-[a-zA-Z]/.test(word)).join('');
  return [...option.slice(1)].every(
    (letter) => clusters.includes(letter) || words.includes(longNames.get(`-${letter}`) ?? ''),
  );
}

const longNames: ReadonlyMap<string, string> = new Map([
  ['-f', '--force'],
  ['-r', '--recursive'],
  ['-R', '--recursive'],
  ['-a', '--all'],
  ['-d', '--delete'],
  ['-g', '--global'],
  ['-y', '--yes'],
]);

/** A word that is known only when the command runs. */
function isUnknown(word: string): boolean {
  return word.includes(unknownWord) || /[*?[]|\{\}/.test(word);
}

/** The commands that git's aliases in the settings of this command stand for. */
function aliased(command: readonly string[], program: string): readonly (readonly string[])[] {
  if (program !== 'git') return [];
  return command.flatMap((word) => {
    const [, value = ''] = /^(?:-c)?alias\.[^=]*=(.*)$/s.exec(word) ?? [];
    const words = splitWords(value.replace(/^!/, ''));
    if (words === null) return [];
    return [value.startsWith('!') ? words : ['git', ...words]];
  });
}

function strongest(reached: readonly Reached[]): Reached {
  if (reached.includes('surely')) return 'surely';
  return reached.includes('perhaps') ? 'perhaps' : 'not';
}
