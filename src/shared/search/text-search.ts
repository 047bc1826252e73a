import type { AnyText } from '../texts/text';

// Text search: matches in the files of a project, their planned replacements, and the results.

/** A piece of a text: from a character up to another, which is excluded. */
export type Piece = readonly [from: number, to: number];

/** The maximum of matches in one search. */
export const mostMatches = 20_000;

/** A line with matches, or the part of it around the first match. */
export type FoundLine = {
  /** From 1. */
  readonly line: number;
  /** The start of the first match in the whole line, from 1, and its length in characters. */
  readonly column: number;
  readonly length: number;
  readonly text: string;
  /** The matches in `text`. */
  readonly matched: readonly Piece[];
  /** Matches of the line outside of `text`. */
  readonly beyond: number;
};

/** The lines of one file. The next page may continue it. `path` is relative to the project. */
export type FoundInFile = { readonly path: string; readonly lines: readonly FoundLine[] };

export type SearchPage = {
  readonly found: readonly FoundInFile[];
  /** `cut`: it ended at `mostMatches`. */
  readonly state: 'running' | 'done' | 'cut';
};

/** A match and its replacement. */
export type Substitution = {
  /** In the file's text with `\n` line ends. */
  readonly from: number;
  readonly to: number;
  readonly by: string;
};

/** A replacement with the displayed part of its line. */
export type PlannedMatch = Substitution & {
  readonly line: number;
  readonly text: string;
  readonly matched: Piece;
};

export type PlannedFile = {
  readonly path: string;
  readonly plan:
    | { readonly kind: 'matches'; readonly hash: string; readonly matches: readonly PlannedMatch[] }
    /** Its matches cannot be replaced. */
    | { readonly kind: 'unusable'; readonly why: AnyText };
};

/** The part of a file's plan that the user accepted. */
export type AcceptedFile = {
  readonly path: string;
  /** Of the displayed version. */
  readonly hash: string;
  /** Matches that stay unchanged, by their index among those of the file. */
  readonly leftOut: readonly number[];
};

/** A written file, with the hashes of its earlier and its new content. */
export type ReplacedFile = { readonly path: string; readonly before: string; readonly after: string };

export type ReplacedFiles = {
  readonly written: readonly ReplacedFile[];
  /** Unchanged. */
  readonly failed: readonly { readonly path: string; readonly why: AnyText }[];
};

/** A replacement that was interrupted by a kill: the written files, and the number of remaining ones. */
export type CutShort = { readonly written: readonly ReplacedFile[]; readonly left: number };

/** The text with every match replaced except `leftOut`, for display and for writing. */
export function substituted(
  text: string,
  matches: readonly Substitution[],
  leftOut: ReadonlySet<number>,
): string {
  let at = 0;
  const pieces: string[] = [];
  for (const [index, { from, to, by }] of matches.entries()) {
    if (leftOut.has(index)) continue;
    pieces.push(text.slice(at, from), by);
    at = to;
  }
  return pieces.join('') + text.slice(at);
}

/** All matches in the lines, displayed or not. */
export function countMatches(lines: readonly FoundLine[]): number {
  return lines.reduce((sum, { matched, beyond }) => sum + matched.length + beyond, 0);
}
