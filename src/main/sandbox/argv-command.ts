// A program and its arguments as a command for bash, because the sandbox takes only text.

/** Quotes a word for bash. Any character is allowed except NUL, which no argument can contain. */
export function quotedWord(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

export type ArgvCommand = {
  readonly command: string;
  /** Variables for the shell, in addition to its other ones. */
  readonly env: Readonly<Record<string, string>>;
};

/**
 * The program replaces the shell. Only the program gets `variables`, because a shell outside of the sandbox would obey
 * some of them. Their values, which may be keys, are in no text that other users of the machine could see.
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
 * If its input is a socket, as with Node's pipes, bash assumes a login over the network and runs `~/.bashrc`, even
 * outside of the sandbox. It does not if `SHLVL` shows that it is not the first shell.
 */
export const notFirst = { SHLVL: '1' };

const carrier = 'PILOTFISH_VALUE_';

type Variable = { readonly name: string; readonly from: string };

/** Uses `env` for variables that bash cannot set. */
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

/** Variables that bash makes read-only, changes itself, or obeys. */
const ofBash =
  /^(?:_|BASH.*|UID|EUID|PPID|SHELLOPTS|SHLVL|S?RANDOM|SECONDS|LINENO|EPOCH.*|HISTCMD|DIRSTACK|FUNCNAME|GROUPS)$/;

function isPlain({ name }: Variable): boolean {
  return /^[A-Za-z_]\w*$/.test(name) && !ofBash.test(name);
}
