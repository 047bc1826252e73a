// Scripts that the arguments of a known program name. A test runner runs its tests, and each program reads its own
// configuration; any other file is a script that nobody has reviewed.

/** The script or the code among the words, or null. `name` is from `nameOf`. */
export function unseenScript(name: string, words: readonly string[]): string | null {
  if (inline.get(name)?.test(words.map((word) => ` ${word}`).join(''))) return name;
  const found = words.find((word, at) => {
    const { option, value } = optionAt(words, at);
    if (option === null) return runners.has(name) && isScript(word) && !isExpected(word, name);
    if (configOption.test(option)) return isScript(value) && !isExpected(value, name);
    return (
      codeOption.test(option) && (isScript(value) || /^\.{1,2}\//.test(value)) && !isExpected(value, name)
    );
  });
  return found === undefined ? null : found.replace(/^-[^=]*=/, '');
}

/** These run each file that an operand names. Other programs run only files whose names match their configuration. */
const runners = new Set('node mocha ava pytest unittest rspec phpunit karma bun mix'.split(' '));

/** Options whose value is code, or says which files and programs count as tests. */
const inline = new Map(
  Object.entries({
    pylint: / --(?:init-hook|load-plugins)/,
    pytest: / (?:-p(?!\s*no:)|-o|--override-ini)/,
    tox: / (?:e|exec|-x|--override)(?:[ =]|$)/,
    jest: / --(?:testMatch|testRegex)/i,
    mocha: / (?:-n|--node-option)/,
    ava: / --node-arg/,
    vitest: /execArgv/i,
    unittest: / (?:-p|--pattern)/,
  }),
);

const configOption = /^-c$|config/i;
/** `-r`: of mocha, rspec and rubocop; `-p`: of rollup; `-f`: of eslint. */
const codeOption =
  /^-[rpf]$|require|import|loader|plugin|setup|runner|reporter|format|parser|resolver|environment|transform|bootstrap|autoload|extends|syntax|rules-?dir|spec|file$/i;

function isScript(word: string): boolean {
  return /\.(?:[cm]?[jt]sx?|py|rb|php|exs?|so)(?:$|:)/.test(word);
}

function isExpected(word: string, name: string): boolean {
  const folders = word.replace(/::?.*$/s, '').split('/');
  const file = folders.pop() ?? '';
  return (
    folders.some((folder) => /^(?:tests?|__tests__|specs?|e2e|cypress|features)$/.test(folder)) ||
    /(?:^|[._-])(?:tests?|spec|e2e|cy)(?:[._-]|$)|^Test[A-Z]|Test\.php$|^conftest\.py$/.test(file) ||
    /conf|rc(?:\.|$)/.test(file) ||
    file.startsWith(`${name}.`)
  );
}

type OptionAt = { readonly option: string | null; readonly value: string };

/** `--config=x`, the `x` of `--config x`, `-cx`; an operand has no option. */
function optionAt(words: readonly string[], at: number): OptionAt {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  const { option, value } =
    /^(?<option>--?[\w.-]+)=(?<value>.*)$/s.exec(word)?.groups ??
    /^(?<option>-[rcpf])(?<value>[^-].*)$/s.exec(word)?.groups ??
    {};
  if (option !== undefined) return { option, value: value ?? '' };
  if (word.startsWith('-')) return { option: word, value: '' };
  return /^-[^=]*$/.test(before) && (configOption.test(before) || codeOption.test(before))
    ? { option: before, value: word }
    : { option: null, value: word };
}
