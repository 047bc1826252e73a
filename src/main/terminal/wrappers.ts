import { posix } from 'node:path';

// Programs that run what they are told to: for rules they are known by their whole command line alone, and the hard
// list looks at what they start.

/** Whether allowing its first words would allow anything at all. */
export function runsAnything(words: readonly string[]): boolean {
  const name = programName(words);
  if (wrappers.has(name) || interpreters.test(name)) return true;
  const [, second = ''] = words;
  if (/^(?:npm|yarn)$/.test(name)) return /^(?:exec|x|dlx|explore)$/.test(second);
  return runners.test(second) || /^(?:docker|podman|kubectl)$/.test(name);
}

/** The command itself, and all that it may start: whatever follows a wrapper could be a command. */
export function startedCommands(words: readonly string[]): (readonly string[])[] {
  if (!wrappers.has(programName(words))) return [words];
  return words.map((_word, index) => words.slice(index)).filter(([first = '']) => !first.startsWith('-'));
}

/** The script a shell is given or `script` with `-c`, or `env` with `-S`; null when it is neither, or gets none. */
export function scriptOf(words: readonly string[]): string | null {
  if (programName(words) === 'env') return splitByEnv(words);
  if (programName(words) === 'script') return commandOfScript(words);
  if (!/^(?:ba|z|da|k|a)?sh$/.test(programName(words))) return null;
  const flag = words.findIndex((word, index) => index > 0 && /^-[a-z]*c[a-z]*$/i.test(word));
  if (flag === -1) return null;
  return words.slice(flag + 1).find((word) => !/^[-+]/.test(word)) ?? null;
}

/** `script` records a terminal, in which it may run a command line of its own. */
function commandOfScript(words: readonly string[]): string | null {
  for (const [index, word] of words.entries()) {
    const text = /^(?:-[a-zA-Z]*c|--com[a-z]*(?:=|$))(.*)$/s.exec(word)?.[1];
    if (text !== undefined) return text === '' ? (words[index + 1] ?? null) : text;
  }
  return null;
}

/** What `env` takes apart is followed by the words behind it, and may begin with variables and flags of its own. */
function splitByEnv(words: readonly string[]): string | null {
  for (const [index, word] of words.entries()) {
    const text = /^(?:-[a-zA-Z]*S|--split-string(?:=|$))(.*)$/s.exec(word)?.[1];
    if (text !== undefined) return ['env', text, ...words.slice(index + 1)].join(' ');
  }
  return null;
}

export function programName(words: readonly string[]): string {
  return posix.basename(words[0] ?? '').toLowerCase();
}

/** Subcommands that start a program or file which is named after them; those of npm and yarn name a script. */
const runners = /^(?:exec|x|dlx|run|develop|shell|runscript|ssh)$/;

const wrappers = new Set([
  ...[
    'env',
    'xargs',
    'sudo',
    'doas',
    'nice',
    'ionice',
    'nohup',
    'setsid',
    'timeout',
    'stdbuf',
    'time',
    'command',
  ],
  ...[
    'chroot',
    'unshare',
    'nsenter',
    'flock',
    'strace',
    'ltrace',
    'watch',
    'script',
    'parallel',
    'busybox',
    'toybox',
  ],
  ...[
    'npx',
    'pnpx',
    'bunx',
    'uvx',
    'pipx',
    'ssh',
    'su',
    'runuser',
    'chrt',
    'taskset',
    'dbus-run-session',
    'xvfb-run',
  ],
  ...[
    'caffeinate',
    'arch',
    'systemd-run',
    'at',
    'batch',
    'entr',
    'fd',
    'fdfind',
    'firejail',
    'bwrap',
    'proot',
  ],
]);

const interpreters =
  /^(?:(?:ba|z|da|k|a|c|tc|fi)?sh|python[\d.]*|pypy[\d.]*|node|nodejs|deno|bun|tsx|ts-node|perl|ruby|php|lua|r|rscript|julia|awk|gawk|mawk|nawk|sed|osascript|pwsh|powershell|cmd|wsl|expect|tclsh|gdb|lldb|vim?|nvim|emacs|ed|ex|sqlite3|psql|mysql|find|curl|wget|java|jshell|kotlin|scala|groovy|ghci|iex|elixir|erl|swift|dotnet-script)$/;
