import { type Text, textOf } from '@shared/texts/text';
import type { Argument } from '../syntax/command-arguments';

// One thing a command is known to change on disk, or that it cannot be known.

export type Change = PathChange | UnclearChange;

export type PathChange = {
  /** `alters`: neither written nor deleted, e.g. moved away, made executable, or linked to. */
  readonly kind: 'writes' | 'deletes' | 'alters';
  /** As the command is given it. */
  readonly path: Argument;
  /** What is put there goes by its own name if the path is a folder. */
  readonly source?: Argument;
  /** Everything in this folder is put there as well. */
  readonly tree?: Argument;
  /** The path counts for its links alone, which are put there as links: what they lead to from there. */
  readonly linksTo?: Argument;
  /** Where the path starts, as the command is given it; absent: where the command runs. */
  readonly folder?: string;
  /** Whether the path is a folder is known from the words, not only on disk. */
  readonly isFolder?: boolean;
};

/** It is asked about, as nobody knows what it changes. */
export type UnclearChange =
  | { readonly kind: 'unclear'; readonly why: Text }
  /** Bash may put a name in its place that is read as an option. */
  | { readonly kind: 'perhaps-option'; readonly path: Argument };

/** Its words hold something that is not known of the program. */
export function unreadable(program: string): UnclearChange {
  return { kind: 'unclear', why: textOf('danger.writes-unreadable', { program }) };
}

/** Its words do not hold what it writes. */
export function knownLater(program: string): UnclearChange {
  return { kind: 'unclear', why: textOf('danger.writes-known-later', { program }) };
}

/** It is given words that nobody knows yet. */
export const commandWritesLater: UnclearChange = {
  kind: 'unclear',
  why: textOf('danger.command-writes-later'),
};

export function change(kind: PathChange['kind']): (path: Argument) => PathChange {
  return (path) => ({ kind, path });
}

/** The folder a path is given from. */
export function within(folder: string, { text, isPattern }: Argument): Argument {
  const isFree = folder === '.' || folder === '' || /^[/~]/.test(text);
  return { text: isFree ? text : `${folder.replace(/\/+$/, '')}/${text}`, isPattern };
}
