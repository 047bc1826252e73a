import type { Ripgrep } from '../../project/search/ripgrep';

// Finds the chats whose files contain a text: ripgrep reads every file completely and ignores the user's configuration
// of it.

export const wholeFiles = [
  '--no-config',
  '--no-ignore',
  '--hidden',
  '--text',
  '--no-messages',
  '--color=never',
  '--null',
] as const;

export type ChatsWithOptions = {
  /** The search arguments, after `wholeFiles`. */
  readonly args: readonly string[];
  /** The folder of the chats. */
  readonly folder: string;
  readonly ripgrep: Ripgrep;
  readonly signal: AbortSignal;
};

/** Resolves with the ids of the chats. Throws CannotRunError if ripgrep cannot run. */
export async function chatsWith({ args, folder, ripgrep, signal }: ChatsWithOptions): Promise<Set<string>> {
  const ids = new Set<string>();
  const onRecord = (record: Buffer | null) => record && ids.add(idOf(record.toString('utf8')));
  const only = ['--files-with-matches', '--max-depth=1', '--glob=*.jsonl', './'];
  await ripgrep({ args: [...args, ...only], cwd: folder, separator: '\0', signal, onRecord });
  return ids;
}

/** Reads the id from `./<id>.jsonl`, with the system's separator. */
export function idOf(path: string): string {
  return path.replace(/^\.[\\/]/, '').replace(/\.jsonl$/, '');
}
