// A program with its words, as a command for bash: what the sandbox takes is text, and what is started has none.

/** As bash reads it as one word, whatever is in it but NUL, which no program can be given. */
export function quotedWord(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

export type ArgvCommand = {
  readonly command: string;
  /** Beside what the shell is given. */
  readonly env: Readonly<Record<string, string>>;
};

/**
 * The program takes the place of the shell. `variables` are its alone: a shell outside of the sandbox would obey some of
 * them. Their values, which may be keys, stand in no text that other users of the machine could see.
 */
export function argvCommand(
  argv: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): ArgvCommand {
  const set = Object.entries(variables).map(([name, value], at) => ({
    name,
    value,
    from: `${carrier}${at}`,
  }));
  const [plain, odd] = [set.filter(isPlain), set.filter((one) => !isPlain(one))];
  const lines = [
    ...plain.map(({ name, from }) => `export ${name}="$${from}"; unset ${from}`),
    ['exec', '--', ...byAnother(odd), ...argv.map(quotedWord)].join(' '),
  ];
  return {
    command: lines.join('\n'),
    env: { ...notFirst, ...Object.fromEntries(set.map(({ from, value }) => [from, value])) },
  };
}

/**
 * Bash takes a socket that it reads from, as pipes of Node are, for a login over the network, and obeys `~/.bashrc`,
 * outside of the sandbox too: not where it is no first shell.
 */
export const notFirst = { SHLVL: '1' };

const carrier = 'PILOTFISH_VALUE_';

type Variable = { readonly name: string; readonly from: string };

/** The program that sets what bash cannot. */
function byAnother(odd: readonly Variable[]): readonly string[] {
  if (odd.length === 0) return [];
  const unset = odd.map(({ from }) => `-u ${from}`);
  return [
    '/usr/bin/env',
    ...unset,
    '--',
    ...odd.map(({ name, from }) => `${quotedWord(`${name}=`)}"$${from}"`),
  ];
}

/** What bash keeps from being set, counts on by itself, or obeys. */
const ofBash =
  /^(?:_|BASH.*|UID|EUID|PPID|SHELLOPTS|SHLVL|S?RANDOM|SECONDS|LINENO|EPOCH.*|HISTCMD|DIRSTACK|FUNCNAME|GROUPS)$/;

function isPlain({ name }: Variable): boolean {
  return /^[A-Za-z_]\w*$/.test(name) && !ofBash.test(name);
}
