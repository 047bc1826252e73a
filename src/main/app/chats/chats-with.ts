import type { Ripgrep } from '../../project/search/ripgrep';

// Which chats' files hold a text, asked of ripgrep: the whole of every file, whatever the person's configuration of it.

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
  /** What to look for, after `wholeFiles`. */
  readonly args: readonly string[];
  /** Where the chats lie. */
  readonly folder: string;
  readonly ripgrep: Ripgrep;
  readonly signal: AbortSignal;
};

/** Their ids. Throws CannotRunError where ripgrep cannot be run. */
export async function chatsWith({ args, folder, ripgrep, signal }: ChatsWithOptions): Promise<Set<string>> {
  const ids = new Set<string>();
  const onRecord = (record: Buffer | null) => record && ids.add(idOf(record.toString('utf8')));
  const only = ['--files-with-matches', '--max-depth=1', '--glob=*.jsonl', './'];
  await ripgrep({ args: [...args, ...only], cwd: folder, separator: '\0', signal, onRecord });
  return ids;
}

/** `./<id>.jsonl`, with the separator of the system. */
export function idOf(path: string): string {
  return path.replace(/^\.[\\/]/, '').replace(/\.jsonl$/, '');
}
