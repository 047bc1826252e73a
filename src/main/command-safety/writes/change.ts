import { type Text, textOf } from '@shared/texts/text';
import type { Argument } from '../syntax/command-arguments';

// One change on disk that a command is known to make, or a change that cannot be known.

export type Change = PathChange | UnclearChange;

export type PathChange = {
  /** `alters`: neither written nor deleted, for example moved away, made executable, or linked to. */
  readonly kind: 'writes' | 'deletes' | 'alters';
  /** As spelt in the command. */
  readonly path: Argument;
  /** The name inside the path, if the path is a folder. */
  readonly source?: Argument;
  /** A folder whose content is put there as well. */
  readonly tree?: Argument;
  /** Only links in the path count: they are put at this target as links, and then lead elsewhere. */
  readonly linksTo?: Argument;
  /** The folder that the path is relative to, as spelt in the command. Absent: the working directory. */
  readonly folder?: string;
  /** Whether the path is a folder, if the words show it. */
  readonly isFolder?: boolean;
};

/** A change that asks, because it is not known what changes. */
export type UnclearChange =
  | { readonly kind: 'unclear'; readonly why: Text }
  /** Bash may replace the word with a name that looks like an option. */
  | { readonly kind: 'perhaps-option'; readonly path: Argument };

/** The words have an unknown option of the program. */
export function unreadable(program: string): UnclearChange {
  return { kind: 'unclear', why: textOf('danger.writes-unreadable', { program }) };
}

/** The words do not name the files that the program writes. */
export function knownLater(program: string): UnclearChange {
  return { kind: 'unclear', why: textOf('danger.writes-known-later', { program }) };
}

/** The command gets words that are not known yet. */
export const commandWritesLater: UnclearChange = {
  kind: 'unclear',
  why: textOf('danger.command-writes-later'),
};

export function change(kind: PathChange['kind']): (path: Argument) => PathChange {
  return (path) => ({ kind, path });
}

/** The path inside the folder, unless the path is absolute or begins with `~`. */
export function within(folder: string, { text, isPattern }: Argument): Argument {
  const isFree = folder === '.' || folder === '' || /^[/~]/.test(text);
  return { text: isFree ? text : `${folder.replace(/\/+$/, '')}/${text}`, isPattern };
}
