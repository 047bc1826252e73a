// The subcommand in the words of a git command.

export type GitCommand = { readonly name: string; readonly rest: readonly string[] };

/** The subcommand after the flags of git itself. */
export function gitCommand(words: readonly string[]): GitCommand {
  let at = 1;
  while (/^-/.test(words[at] ?? '')) at += gitFlagsWithValue.has(words[at] ?? '') ? 2 : 1;
  return { name: words[at] ?? '', rest: words.slice(at + 1) };
}

const gitFlagsWithValue = new Set([
  ...['-C', '-c', '--git-dir', '--work-tree', '--namespace', '--exec-path', '--super-prefix', '--config-env'],
  '--attr-source',
]);
